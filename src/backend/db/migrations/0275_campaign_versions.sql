-- Two people who edit a campaign: the second is told.
ALTER TABLE campaigns ADD COLUMN versao integer NOT NULL DEFAULT 1;
