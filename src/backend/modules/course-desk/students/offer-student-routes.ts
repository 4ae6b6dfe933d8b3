import { os } from '#/backend/request/implementer.ts';
import { withPermission } from '#/backend/request/require-session.ts';
import { editorOf } from '#/backend/request/editor-of.ts';
import { readStudents } from './list-students.ts';

export const offerStudentRoutes = {
  listStudents: os.offerStudents.listStudents
    .use(withPermission('see-students'))
    .handler(({ input: { id, uso }, context }) => readStudents(editorOf(context), id, uso)),
};
