import { formText } from '#/storefront/forms/form-text.ts';
import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { cancelOffer, moveOffer, openEnrolment, postponeOffer } from './consequences.functions.ts';
import { readMoveReason, readReason, toMove, validateMove, validateReason } from './consequences.schema.ts';

const path = '/gestao/cursos/$idCurso/turmas/$idOferta';

const cancelActions = (offerId: number, goTo: string) => ({
  cancelamento: noScriptAction({
    read: readReason,
    find: validateReason,
    send: async (entries) => {
      await cancelOffer({ data: { id: offerId, ...entries } });
      return { goTo };
    },
  }),
});

export const cancelOfferActions = (courseId: number, offerId: number) =>
  cancelActions(offerId, fillPath(`${path}/cancelar`, { idCurso: courseId, idOferta: offerId }));

export const cancelEditionActions = (slug: string, offerId: number) =>
  cancelActions(
    offerId,
    fillPath('/gestao/programas/$slug/edicoes/$idOferta/cancelar', { slug, idOferta: offerId }),
  );

export const postponeOfferActions = (courseId: number, offerId: number) => ({
  adiamento: noScriptAction({
    read: readReason,
    find: validateReason,
    send: async (entries) => {
      await postponeOffer({ data: { id: offerId, ...entries } });
      return { goTo: fillPath(`${path}/adiar`, { idCurso: courseId, idOferta: offerId }) };
    },
  }),
});

export const moveActions = (courseId: number, offerId: number) => ({
  mudanca: noScriptAction({
    read: readMoveReason,
    find: (entries) => ({ ...validateMove(entries), ...validateReason(entries) }),
    send: async ({ motivo, recado, previsto, ...move }) => {
      await moveOffer({ data: { id: offerId, motivo, recado, previsto, mudanca: toMove(move) } });
      return { goTo: fillPath(`${path}/mudar`, { idCurso: courseId, idOferta: offerId }) };
    },
  }),
});

export const enrolmentActions = (courseId: number, offerId: number) => ({
  inscricoes: noScriptAction({
    read: (data) => ({ abertas: formText(data, 'abertas') === 'sim' }),
    find: () => ({}),
    send: async ({ abertas }) => {
      await openEnrolment({ data: { id: offerId, abertas } });
      return { goTo: fillPath(path, { idCurso: courseId, idOferta: offerId }) };
    },
  }),
});
