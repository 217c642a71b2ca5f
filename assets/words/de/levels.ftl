### German: levels
