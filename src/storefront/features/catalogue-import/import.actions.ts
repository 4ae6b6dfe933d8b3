import {
  noScriptAction,
  noScriptButton,
  type PostedPage,
  runAction,
} from '#/storefront/forms/no-script-action.ts';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import {
  cancelImport,
  checkImport,
  createMachineKey,
  endMachineKey,
  runImport,
  runUploadAction,
} from './import.functions.ts';
import { readImportEntries, validateImport } from './import.schema.ts';
import { readKeyEntries, validateMachineKey } from './machine-key.schema.ts';

const importPath = (id: number) => fillPath('/gestao/importar/$idImportacao', { idImportacao: String(id) });

const checkActions = {
  conferir: noScriptAction({
    read: readImportEntries,
    find: validateImport,
    send: async ({ arquivos, retirar }) => {
      const { id } = await checkImport({ arquivos, retirarAusentes: retirar !== '' });
      return { goTo: importPath(id) };
    },
  }),
};

/** Browsers send the files, with the page's script and without. */
export const runCheckAction = <Next>(posted: PostedPage<Next>) =>
  runUploadAction(
    posted.request,
    (request) => runAction({ ...posted, request }, checkActions),
    'manage-catalogue',
  );

export const importActions = (id: number) => ({
  importar: noScriptButton(async () => {
    await runImport({ data: { id } });
    return { goTo: importPath(id) };
  }),
  cancelar: noScriptButton(async () => {
    await cancelImport({ data: { id } });
    return { goTo: importPath(id) };
  }),
});

export const keyActions = {
  criar: noScriptAction({
    read: readKeyEntries,
    find: validateMachineKey,
    send: async ({ nome }) => {
      const { chave } = await createMachineKey({ data: { nome, escopo: 'catalogo' } });
      return { done: { codigos: [chave] } };
    },
  }),
  encerrar: noScriptAction({
    read: (data) => ({ id: Number(data.get('id')) }),
    find: () => ({}),
    send: async ({ id }) => {
      await endMachineKey({ data: { id } });
      return { goTo: '/gestao/chaves' };
    },
  }),
};
