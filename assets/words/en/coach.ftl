### English: coach
