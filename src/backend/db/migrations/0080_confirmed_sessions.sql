-- When the password or a code of the second factor was last given in a session; null for its sign-in.
ALTER TABLE session_families ADD COLUMN confirmada_em timestamptz;
