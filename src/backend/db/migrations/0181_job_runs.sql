-- What became of the last run of each job, for a school to look at.
ALTER TABLE job_leases
  ADD COLUMN comecou_em timestamptz,
  ADD COLUMN terminou_em timestamptz,
  ADD COLUMN falhou_em timestamptz,
  ADD COLUMN erro text,
  ADD COLUMN falhas integer NOT NULL DEFAULT 0;
