import { formText } from '#/storefront/forms/form-text.ts';
import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { undoCourseTexts, undoProgrammeTexts } from './history.functions.ts';

const undoActions = (undo: (mudanca: number) => Promise<unknown>, goTo: string) => ({
  desfazer: noScriptAction({
    read: (data) => ({ mudanca: Number(formText(data, 'mudanca')) }),
    find: () => ({}),
    send: async ({ mudanca }) => {
      await undo(mudanca);
      return { goTo };
    },
  }),
});

export const historyActions = (courseId: number) =>
  undoActions(
    (mudanca) => undoCourseTexts({ data: { id: courseId, mudanca } }),
    fillPath('/gestao/cursos/$idCurso/historico', { idCurso: courseId }),
  );

export const programmeHistoryActions = (slug: string) =>
  undoActions(
    (mudanca) => undoProgrammeTexts({ data: { slug, mudanca } }),
    fillPath('/gestao/programas/$slug/historico', { slug }),
  );
