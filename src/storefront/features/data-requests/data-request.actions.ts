import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { addDataRequest, answerDataRequest, takeDataRequest } from './data-request.functions.ts';
import {
  readAnswerEntries,
  readRequestEntries,
  toReportedRequest,
  validateRequestAnswer,
  validateRequestEntries,
} from './data-request.schema.ts';

const pathOf = (id: number) => fillPath('/gestao/solicitacoes/$idSolicitacao', { idSolicitacao: id });

export const newRequestActions = {
  solicitacao: noScriptAction({
    read: readRequestEntries,
    find: validateRequestEntries,
    send: async (entries) => {
      const { id } = await addDataRequest({ data: toReportedRequest(entries) });
      return { goTo: pathOf(id) };
    },
  }),
};

export const requestActions = (id: number) => ({
  assumir: noScriptAction({
    read: readAnswerEntries,
    find: () => ({}),
    send: async ({ versao }) => {
      await takeDataRequest({ data: { id, versao: Number(versao) } });
      return { goTo: pathOf(id) };
    },
  }),
  resposta: noScriptAction({
    read: readAnswerEntries,
    find: validateRequestAnswer,
    send: async ({ versao, resposta }) => {
      await answerDataRequest({ data: { id, versao: Number(versao), resposta } });
      return { goTo: pathOf(id) };
    },
  }),
});
