-- Courses that staff chose to show on the page of a course, in their order; empty: the shop chooses.
ALTER TABLE courses ADD COLUMN relacionados integer[] NOT NULL DEFAULT '{}';
