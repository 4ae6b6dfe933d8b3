import { getCourse } from '#/backend/modules/catalogue/course/course-service.ts';
import { os } from '#/backend/request/implementer.ts';
import { withConfirmedPermission, withPermission } from '#/backend/request/require-session.ts';
import { nameCourses } from './choosing/name-courses.ts';
import { addUnit } from './add-unit.ts';
import { editorOf } from '#/backend/request/editor-of.ts';
import { readCourse, readCourseOptions, readDeskCourses, readDeskUnits } from './read-course.ts';
import { createCourse, publishCourse, publishCourses, saveCourse } from './save-course.ts';
import { removePicture, savePicture } from './save-picture.ts';
import { readNames, saveNames } from './save-names.ts';
import { createOffer, saveOffer } from './save-offer.ts';
import { closeUnit, saveUnit } from './save-unit.ts';

const managers = withPermission('manage-catalogue');
/** What shoppers pay, and whether they may, asks for a recent password or code (SESSION-19). */
const confirmedManagers = withConfirmedPermission('manage-catalogue');

export const courseDeskRoutes = {
  listDeskCourses: os.courseDesk.listDeskCourses
    .use(managers)
    .handler(({ input, context: { db, clock } }) => readDeskCourses(db, clock(), input)),
  nameCourses: os.courseDesk.nameCourses
    .use(managers)
    .handler(({ input, context: { db } }) => nameCourses(db, input)),
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
  publishCourses: os.courseDesk.publishCourses.use(confirmedManagers).handler(async ({ input, context }) => ({
    mudados: await publishCourses(editorOf(context), input.cursos, input.publicado),
  })),
  savePicture: os.courseDesk.savePicture.use(managers).handler(async ({ input, context }) => ({
    versao_imagem: await savePicture(editorOf(context), input),
  })),
  removePicture: os.courseDesk.removePicture.use(managers).handler(async ({ input, context }) => ({
    versao_imagem: await removePicture(editorOf(context), input),
  })),
  createOffer: os.courseDesk.createOffer.use(confirmedManagers).handler(async ({ input, context }) => ({
    id_oferta: await createOffer(editorOf(context), input.id, input.turma),
  })),
  saveOffer: os.courseDesk.saveOffer.use(confirmedManagers).handler(async ({ input, context }) => {
    const { id, versao, turma } = input;
    return { versao: await saveOffer(editorOf(context), id, versao, turma) };
  }),
  listDeskUnits: os.courseDesk.listDeskUnits
    .use(managers)
    .handler(({ context: { db, clock } }) => readDeskUnits(db, clock())),
  addUnit: os.courseDesk.addUnit
    .use(managers)
    .handler(async ({ input, context }) => ({ id_unidade: await addUnit(editorOf(context), input) })),
  saveUnit: os.courseDesk.saveUnit.use(managers).handler(async ({ input, context }) => {
    const { id, versao, unidade } = input;
    return { versao: await saveUnit(editorOf(context), id, versao, unidade) };
  }),
  getNames: os.courseDesk.getNames.use(managers).handler(({ context: { db } }) => readNames(db)),
  saveNames: os.courseDesk.saveNames.use(managers).handler(async ({ input, context }) => ({
    versao: await saveNames(editorOf(context), input),
  })),
  closeUnit: os.courseDesk.closeUnit.use(managers).handler(async ({ input, context }) => {
    await closeUnit(editorOf(context), input.id, input.fechada);
    return { ok: true as const };
  }),
};
