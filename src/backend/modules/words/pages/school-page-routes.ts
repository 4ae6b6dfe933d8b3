import { editorOf } from '#/backend/request/editor-of.ts';
import { os } from '#/backend/request/implementer.ts';
import { withPermission } from '#/backend/request/require-session.ts';
import {
  createSchoolPage,
  deleteSchoolPage,
  readDeskSchoolPage,
  readDeskSchoolPages,
  readSchoolPage,
  readSchoolPages,
  saveSchoolPage,
} from './school-pages.ts';

const managers = withPermission('manage-school');
const { schoolPage } = os;

export const schoolPageRoutes = {
  listSchoolPages: schoolPage.listSchoolPages.handler(({ context: { db } }) => readSchoolPages(db)),
  getSchoolPage: schoolPage.getSchoolPage.handler(({ input, context: { db } }) =>
    readSchoolPage(db, input.slug),
  ),
  listDeskSchoolPages: schoolPage.listDeskSchoolPages
    .use(managers)
    .handler(({ context: { db } }) => readDeskSchoolPages(db)),
  getDeskSchoolPage: schoolPage.getDeskSchoolPage
    .use(managers)
    .handler(({ input, context: { db } }) => readDeskSchoolPage(db, input.id)),
  createSchoolPage: schoolPage.createSchoolPage
    .use(managers)
    .handler(async ({ input, context }) => ({ id_pagina: await createSchoolPage(editorOf(context), input) })),
  saveSchoolPage: schoolPage.saveSchoolPage.use(managers).handler(async ({ input, context }) => {
    const { id, versao, pagina } = input;
    return { versao: await saveSchoolPage(editorOf(context), id, versao, pagina) };
  }),
  deleteSchoolPage: schoolPage.deleteSchoolPage.use(managers).handler(async ({ input, context }) => {
    await deleteSchoolPage(editorOf(context), input.id, input.versao);
    return { ok: true as const };
  }),
};
