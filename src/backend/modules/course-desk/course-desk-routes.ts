import { getCourse } from '#/backend/modules/catalogue/course/course-service.ts';
import type { RequestContext, Session } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { withConfirmedPermission, withPermission } from '#/backend/request/require-session.ts';
import { addUnit } from './add-unit.ts';
import { readCourse, readCourseOptions, readDeskCourses } from './read-course.ts';
import { createCourse, publishCourse, saveCourse, type Editor } from './save-course.ts';
import { createOffer, saveOffer } from './save-offer.ts';

const managers = withPermission('manage-catalogue');
/** What shoppers pay, and whether they may, asks for a recent password or code (SESSION-19). */
const confirmedManagers = withConfirmedPermission('manage-catalogue');

const editorOf = ({
  db,
  clock,
  session,
  requestId,
}: Pick<RequestContext, 'db' | 'clock' | 'requestId'> & { session: Session }): Editor => ({
  db,
  now: clock(),
  loginId: session.loginId,
  requestId,
});

export const courseDeskRoutes = {
  listDeskCourses: os.courseDesk.listDeskCourses
    .use(managers)
    .handler(({ input, context: { db, clock } }) => readDeskCourses(db, clock(), input)),
  getCourseOptions: os.courseDesk.getCourseOptions
    .use(managers)
    .handler(({ context: { db } }) => readCourseOptions(db)),
  getDeskCourse: os.courseDesk.getDeskCourse
    .use(managers)
    .handler(({ input, context: { db } }) => readCourse(db, input.id)),
  previewCourse: os.courseDesk.previewCourse
    .use(managers)
    .handler(({ input, context: { db, clock } }) =>
      getCourse(db, clock(), input.id, { withUnpublished: true }),
    ),
  createCourse: os.courseDesk.createCourse
    .use(managers)
    .handler(async ({ input, context }) => ({ id_produto: await createCourse(editorOf(context), input) })),
  saveCourse: os.courseDesk.saveCourse.use(managers).handler(async ({ input, context }) => {
    const { id, versao, curso } = input;
    return { versao: await saveCourse(editorOf(context), id, versao, curso) };
  }),
  publishCourse: os.courseDesk.publishCourse.use(confirmedManagers).handler(async ({ input, context }) => {
    await publishCourse(editorOf(context), input.id, input.publicado);
    return { ok: true as const };
  }),
  createOffer: os.courseDesk.createOffer.use(confirmedManagers).handler(async ({ input, context }) => ({
    id_oferta: await createOffer(editorOf(context), input.id, input.turma),
  })),
  saveOffer: os.courseDesk.saveOffer.use(confirmedManagers).handler(async ({ input, context }) => {
    const { id, versao, turma } = input;
    return { versao: await saveOffer(editorOf(context), id, versao, turma) };
  }),
  addUnit: os.courseDesk.addUnit
    .use(managers)
    .handler(async ({ input, context }) => ({ id_unidade: await addUnit(editorOf(context), input) })),
};
