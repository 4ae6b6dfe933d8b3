import { editorOf } from '#/backend/request/editor-of.ts';
import { os } from '#/backend/request/implementer.ts';
import { withPermission } from '#/backend/request/require-session.ts';
import { removeTeacherPicture, saveTeacherPicture } from './save-teacher-picture.ts';
import { createTeacher, readDeskTeacher, readDeskTeachers, saveTeacher } from './save-teacher.ts';

const managers = withPermission('manage-catalogue');

export const teacherDeskRoutes = {
  listDeskTeachers: os.teacherDesk.listDeskTeachers
    .use(managers)
    .handler(({ input, context: { db, clock } }) => readDeskTeachers(db, clock(), input)),
  getDeskTeacher: os.teacherDesk.getDeskTeacher
    .use(managers)
    .handler(({ input, context: { db, clock } }) => readDeskTeacher(db, clock(), input.slug)),
  createTeacher: os.teacherDesk.createTeacher.use(managers).handler(async ({ input, context }) => {
    await createTeacher(editorOf(context), input.slug, input.professor);
    return { versao: 1 };
  }),
  saveTeacher: os.teacherDesk.saveTeacher.use(managers).handler(async ({ input, context }) => ({
    versao: await saveTeacher(editorOf(context), input.slug, input.versao, input.professor),
  })),
  saveTeacherPicture: os.teacherDesk.saveTeacherPicture.use(managers).handler(async ({ input, context }) => ({
    versao_imagem: await saveTeacherPicture(editorOf(context), input),
  })),
  removeTeacherPicture: os.teacherDesk.removeTeacherPicture
    .use(managers)
    .handler(async ({ input, context }) => ({
      versao_imagem: await removeTeacherPicture(editorOf(context), input),
    })),
};
