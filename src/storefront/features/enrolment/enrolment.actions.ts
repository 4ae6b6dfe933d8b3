import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { formText } from '#/storefront/forms/form-text.ts';
import { runAction, noScriptAction, type PostedPage } from '#/storefront/forms/no-script-action.ts';
import { validateDocument, readDocumentForm } from './document.schema.ts';
import { runDocumentAction, handInDocument, removeDocument } from './grant.functions.ts';
import { applyForOffer, giveEnrolmentUp, takeReservedSeat } from './enrolment.functions.ts';
import type { EnrolmentIds } from './enrolment.params.ts';
import { validateEnrolment, readEnrolment, renamedFields, toEnrolmentBody } from './enrolment.schema.ts';

export const runEnrolmentAction = <Next>(posted: PostedPage<Next>, ids: EnrolmentIds) =>
  runDocumentAction(posted.request, (request) => runAction({ ...posted, request }, enrolmentActions(ids)));

const enrolmentActions = ({ courseId, offerId }: EnrolmentIds) => {
  const here = {
    goTo: fillPath('/inscricao/$courseId/$offerId', { courseId: `${courseId}`, offerId: `${offerId}` }),
  };
  const read = (data: FormData) => formText(data, 'protocolo');
  const find = () => ({});
  return {
    inscricao: noScriptAction({
      read: readEnrolment,
      find: (entries) => validateEnrolment(entries, calendarDay(new Date())),
      send: async (entries) => {
        await applyForOffer({ data: { offerId, ...toEnrolmentBody(entries, calendarDay(new Date())) } });
        return here;
      },
      renamed: renamedFields,
    }),
    'enviar-documento': noScriptAction({
      read: readDocumentForm,
      find: validateDocument,
      send: async ({ arquivo, ...document }) => {
        await handInDocument({ ...document, arquivo: arquivo! });
        return here;
      },
    }),
    'retirar-documento': noScriptAction({
      read: (data) => ({ protocolo: formText(data, 'protocolo'), id: formText(data, 'documento') }),
      find,
      send: async (document) => {
        await removeDocument(document);
        return here;
      },
    }),
    'confirmar-vaga': noScriptAction({
      read,
      find,
      send: async (protocolo) => {
        await takeReservedSeat({ data: { protocolo } });
        return here;
      },
    }),
    'desistir-da-inscricao': noScriptAction({
      read,
      find,
      send: async (protocolo) => {
        await giveEnrolmentUp({ data: { protocolo } });
        return here;
      },
    }),
  };
};
