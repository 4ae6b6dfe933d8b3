-- Courses that the school puts before its best sellers, in their order: one list, with a version for who edits it.
CREATE TABLE pinned_courses (
  unica boolean PRIMARY KEY DEFAULT true CHECK (unica),
  versao integer NOT NULL DEFAULT 1,
  cursos integer[] NOT NULL DEFAULT '{}'
);
--> statement-breakpoint
INSERT INTO pinned_courses DEFAULT VALUES;
