import { os } from '#/backend/request/implementer.ts';
import {
  withConfirmedPermission,
  withMachineKey,
  withPermission,
} from '#/backend/request/require-session.ts';
import { editorOf } from '#/backend/request/editor-of.ts';
import { cancelImport, checkImport, putCatalogue, readImport, runImport } from './catalogue-import.ts';
import { exportCatalogue, writeRefusedLines } from './write-files.ts';

const managers = withPermission('manage-catalogue');
/** It may publish and change prices (SESSION-19). */
const confirmedManagers = withConfirmedPermission('manage-catalogue');

export const catalogueImportRoutes = {
  checkImport: os.catalogueImport.checkImport.use(managers).handler(({ input, context }) =>
    checkImport(editorOf(context), {
      files: input.arquivos.map(({ nome, conteudo }) => ({ nome, bytes: Buffer.from(conteudo, 'base64') })),
      removesMissing: input.retirar_ausentes,
    }),
  ),
  getImport: os.catalogueImport.getImport
    .use(managers)
    .handler(({ input, context: { db } }) => readImport(db, input.id)),
  runImport: os.catalogueImport.runImport
    .use(confirmedManagers)
    .handler(({ input, context }) => runImport(editorOf(context), input.id)),
  cancelImport: os.catalogueImport.cancelImport.use(managers).handler(async ({ input, context }) => {
    await cancelImport(editorOf(context), input.id);
    return { ok: true as const };
  }),
  getRefusedLines: os.catalogueImport.getRefusedLines
    .use(managers)
    .handler(({ input, context: { db, clock } }) => writeRefusedLines(db, clock(), input.id)),
  exportCatalogue: os.catalogueImport.exportCatalogue
    .use(managers)
    .handler(({ input, context: { db } }) => exportCatalogue(db, input.formato)),
  putCatalogue: os.catalogueImport.putCatalogue
    .use(withMachineKey('catalogo'))
    .handler(({ input, context }) => {
      const { simular, retirar_ausentes, ...document } = input;
      const { db, clock, requestId, machine } = context;
      const editor = { db, now: clock(), requestId, loginId: machine.loginId, keyName: machine.nome };
      return putCatalogue(editor, document, { simulates: simular, removesMissing: retirar_ausentes });
    }),
};
