-- 0: a course of less than a month, whose length is told in hours alone.
ALTER TABLE courses DROP CONSTRAINT courses_duracao_meses_check;
--> statement-breakpoint
ALTER TABLE courses ADD CONSTRAINT courses_duracao_meses_check CHECK (duracao_meses >= 0);
