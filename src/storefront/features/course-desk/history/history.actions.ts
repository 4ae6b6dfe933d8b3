import { formText } from '#/storefront/forms/form-text.ts';
import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { undoCourseTexts } from './history.functions.ts';

export const historyActions = (courseId: number) => ({
  desfazer: noScriptAction({
    read: (data) => ({ mudanca: Number(formText(data, 'mudanca')) }),
    find: () => ({}),
    send: async ({ mudanca }) => {
      await undoCourseTexts({ data: { id: courseId, mudanca } });
      return { goTo: fillPath('/gestao/cursos/$idCurso/historico', { idCurso: courseId }) };
    },
  }),
});
