import { os } from '#/backend/request/implementer.ts';
import { readTeacher, readTeachers } from './read-teachers.ts';

export const teacherRoutes = {
  listTeachers: os.teacher.listTeachers.handler(({ context: { db, clock } }) => readTeachers(db, clock())),
  getTeacher: os.teacher.getTeacher.handler(({ input, context: { db, clock } }) =>
    readTeacher(db, clock(), input.slug),
  ),
};
