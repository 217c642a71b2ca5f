### English: club
