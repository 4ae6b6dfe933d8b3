import { editorOf } from '#/backend/request/editor-of.ts';
import { os } from '#/backend/request/implementer.ts';
import { withPermission } from '#/backend/request/require-session.ts';
import { readPinnedCourses, savePinnedCourses } from './save-pinned-courses.ts';

const managers = withPermission('manage-catalogue');

export const pinnedCoursesRoutes = {
  getPinnedCourses: os.pinnedCourses.getPinnedCourses
    .use(managers)
    .handler(({ context: { db } }) => readPinnedCourses(db)),
  savePinnedCourses: os.pinnedCourses.savePinnedCourses.use(managers).handler(async ({ input, context }) => ({
    versao: await savePinnedCourses(editorOf(context), input.versao, input.cursos),
  })),
};
