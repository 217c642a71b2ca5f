### English: pages
