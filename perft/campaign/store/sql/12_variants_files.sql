-- Version 12: campaigns of games of variants files. The text of the game's sections; NULL for one of
-- the program's own games.

ALTER TABLE campaign ADD COLUMN variants_text TEXT;
