### German: pages
