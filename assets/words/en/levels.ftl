### English: levels
