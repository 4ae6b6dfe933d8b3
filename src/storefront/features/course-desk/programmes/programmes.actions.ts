import { formText } from '#/storefront/forms/form-text.ts';
import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import {
  createEdition,
  createProgramme,
  publishProgramme,
  saveEdition,
  saveProgramme,
} from './programmes.functions.ts';
import {
  editionSavedText,
  programmeSavedText,
  readEditionEntries,
  readProgrammeEntries,
  toEdition,
  toNewEdition,
  toProgramme,
  toProgrammeSlug,
  validateEdition,
  validateNewEdition,
  validateNewProgramme,
  validateProgramme,
} from './programmes.schema.ts';

const pageOf = (slug: string) => fillPath('/gestao/programas/$slug', { slug });

export const newProgrammeActions = {
  programa: noScriptAction({
    read: readProgrammeEntries,
    find: validateNewProgramme,
    send: async (entries) => {
      const slug = toProgrammeSlug(entries);
      await createProgramme({ data: { slug, programa: toProgramme(entries) } });
      return { goTo: pageOf(slug) };
    },
  }),
};

export const programmeActions = (slug: string) => ({
  programa: noScriptAction({
    read: readProgrammeEntries,
    find: validateProgramme,
    send: async (entries) => {
      await saveProgramme({ data: { slug, versao: Number(entries.versao), programa: toProgramme(entries) } });
      return { done: { mensagem: programmeSavedText } };
    },
  }),
  publicacao: noScriptAction({
    read: (data) => ({ publicado: formText(data, 'publicado') === 'sim' }),
    find: () => ({}),
    send: async ({ publicado }) => {
      await publishProgramme({ data: { slug, publicado } });
      return { goTo: pageOf(slug) };
    },
  }),
});

export const newEditionActions = (slug: string) => ({
  edicao: noScriptAction({
    read: readEditionEntries,
    find: validateNewEdition,
    send: async (entries) => {
      await createEdition({ data: { slug, edicao: toNewEdition(entries) } });
      return { goTo: pageOf(slug) };
    },
  }),
});

export const editionActions = (id: number) => ({
  edicao: noScriptAction({
    read: readEditionEntries,
    find: validateEdition,
    send: async (entries) => {
      await saveEdition({ data: { id, versao: Number(entries.versao), edicao: toEdition(entries) } });
      return { done: { mensagem: editionSavedText } };
    },
  }),
});
