import { editorOf } from '#/backend/request/editor-of.ts';
import { os } from '#/backend/request/implementer.ts';
import { withConfirmedPermission, withPermission } from '#/backend/request/require-session.ts';
import { createEdition, saveEdition } from './save-edition.ts';
import { removeProgrammePicture, saveProgrammePicture } from './save-programme-picture.ts';
import {
  createProgramme,
  publishProgramme,
  readDeskProgramme,
  readDeskProgrammes,
  saveProgramme,
} from './save-programme.ts';

const managers = withPermission('manage-catalogue');
/** What shoppers pay, and whether they may, asks for a recent password or code (SESSION-19). */
const confirmedManagers = withConfirmedPermission('manage-catalogue');

export const programmeDeskRoutes = {
  listDeskProgrammes: os.programmeDesk.listDeskProgrammes
    .use(managers)
    .handler(({ input, context: { db, clock } }) => readDeskProgrammes(db, clock(), input)),
  getDeskProgramme: os.programmeDesk.getDeskProgramme
    .use(managers)
    .handler(({ input, context: { db, clock } }) => readDeskProgramme(db, clock(), input.slug)),
  createProgramme: os.programmeDesk.createProgramme.use(managers).handler(async ({ input, context }) => {
    await createProgramme(editorOf(context), input.slug, input.programa);
    return { versao: 1 };
  }),
  saveProgramme: os.programmeDesk.saveProgramme.use(managers).handler(async ({ input, context }) => ({
    versao: await saveProgramme(editorOf(context), input.slug, input.versao, input.programa),
  })),
  publishProgramme: os.programmeDesk.publishProgramme
    .use(confirmedManagers)
    .handler(async ({ input, context }) => {
      await publishProgramme(editorOf(context), input.slug, input.publicado);
      return { ok: true as const };
    }),
  saveProgrammePicture: os.programmeDesk.saveProgrammePicture
    .use(managers)
    .handler(async ({ input, context }) => ({
      versao_imagem: await saveProgrammePicture(editorOf(context), input),
    })),
  removeProgrammePicture: os.programmeDesk.removeProgrammePicture
    .use(managers)
    .handler(async ({ input, context }) => ({
      versao_imagem: await removeProgrammePicture(editorOf(context), input),
    })),
  createEdition: os.programmeDesk.createEdition
    .use(confirmedManagers)
    .handler(async ({ input, context }) => ({
      id_oferta: await createEdition(editorOf(context), input.slug, input.edicao),
    })),
  saveEdition: os.programmeDesk.saveEdition.use(confirmedManagers).handler(async ({ input, context }) => ({
    versao: await saveEdition(editorOf(context), input.id, input.versao, input.edicao),
  })),
};
