import { os } from '#/backend/request/implementer.ts';
import { withPermission } from '#/backend/request/require-session.ts';
import { editorOf } from '#/backend/request/editor-of.ts';
import { readCourseHistory, undoTexts } from './course-history.ts';
import { readProgrammeHistory, undoProgrammeTexts } from './programme-history.ts';

const managers = withPermission('manage-catalogue');

export const courseHistoryRoutes = {
  listCourseHistory: os.courseHistory.listCourseHistory
    .use(managers)
    .handler(({ input: { id, ...wanted }, context: { db } }) => readCourseHistory(db, id, wanted)),
  undoCourseTexts: os.courseHistory.undoCourseTexts.use(managers).handler(async ({ input, context }) => ({
    versao: await undoTexts(editorOf(context), input.id, input.mudanca),
  })),
};

export const programmeHistoryRoutes = {
  listProgrammeHistory: os.programmeDesk.listProgrammeHistory
    .use(managers)
    .handler(({ input, context: { db } }) => readProgrammeHistory(db, input.slug, input.pagina)),
  undoProgrammeTexts: os.programmeDesk.undoProgrammeTexts
    .use(managers)
    .handler(async ({ input, context }) => ({
      versao: await undoProgrammeTexts(editorOf(context), input.slug, input.mudanca),
    })),
};
