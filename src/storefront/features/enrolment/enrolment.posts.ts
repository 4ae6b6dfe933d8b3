import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { formText } from '#/storefront/forms/form-text.ts';
import { answerPost, plainForm, type PostedPage } from '#/storefront/forms/plain-post.ts';
import { findDocumentProblems, readDocumentForm } from './document.schema.ts';
import { answerDocumentPost, handInDocument, removeDocument } from './grant.functions.ts';
import { applyForOffer, giveEnrolmentUp, takeKeptSeat } from './enrolment.functions.ts';
import type { EnrolmentIds } from './enrolment.params.ts';
import { findEnrolmentProblems, readEnrolment, renamedFields, toEnrolmentBody } from './enrolment.schema.ts';

export const answerEnrolmentPost = <Next>(posted: PostedPage<Next>, ids: EnrolmentIds) =>
  answerDocumentPost(posted.request, (request) => answerPost({ ...posted, request }, enrolmentPosts(ids)));

const enrolmentPosts = ({ courseId, offerId }: EnrolmentIds) => {
  const here = {
    goTo: fillPath('/inscricao/$courseId/$offerId', { courseId: `${courseId}`, offerId: `${offerId}` }),
  };
  const read = (data: FormData) => formText(data, 'protocolo');
  const find = () => ({});
  return {
    inscricao: plainForm({
      read: readEnrolment,
      find: (entries) => findEnrolmentProblems(entries, calendarDay(new Date())),
      send: async (entries) => {
        await applyForOffer({ data: { offerId, ...toEnrolmentBody(entries, calendarDay(new Date())) } });
        return here;
      },
      renamed: renamedFields,
    }),
    'enviar-documento': plainForm({
      read: readDocumentForm,
      find: findDocumentProblems,
      send: async ({ arquivo, ...document }) => {
        await handInDocument({ ...document, arquivo: arquivo! });
        return here;
      },
    }),
    'retirar-documento': plainForm({
      read: (data) => ({ protocolo: formText(data, 'protocolo'), id: formText(data, 'documento') }),
      find,
      send: async (document) => {
        await removeDocument(document);
        return here;
      },
    }),
    'confirmar-vaga': plainForm({
      read,
      find,
      send: async (protocolo) => {
        await takeKeptSeat({ data: { protocolo } });
        return here;
      },
    }),
    'desistir-da-inscricao': plainForm({
      read,
      find,
      send: async (protocolo) => {
        await giveEnrolmentUp({ data: { protocolo } });
        return here;
      },
    }),
  };
};
