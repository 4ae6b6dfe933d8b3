import { BackendError } from '#/backend/http/backend-error.ts';
import { enrolmentStateLabels, type EnrolmentState } from '#/domain/enrolment/enrolment-state.ts';

export const enrolmentNotFound = () =>
  new BackendError(404, 'INSCRICAO_NAO_ENCONTRADA', 'Não encontramos essa inscrição.');

export const enrolmentClosed = (message = 'Esta turma não está mais recebendo inscrições.') =>
  new BackendError(409, 'TURMA_FECHADA', message);

export const declarationChanged = () =>
  new BackendError(409, 'DECLARACAO_MUDOU', 'A declaração mudou. Leia a nova versão antes de aceitar.');

export const tooManyEnrolments = (most: number) =>
  new BackendError(
    409,
    'MUITAS_INSCRICOES',
    `Você já tem ${most} inscrições gratuitas. Desista de uma delas para fazer outra.`,
  );

export const noReservedSeat = () =>
  new BackendError(409, 'SEM_VAGA_GUARDADA', 'Não há uma vaga guardada para esta inscrição agora.');

export const notToGiveUp = (state: EnrolmentState) =>
  new BackendError(
    409,
    'INSCRICAO_NAO_CANCELAVEL',
    state === 'MATRICULADA'
      ? 'As aulas já começaram. Para desistir, fale com a secretaria da unidade.'
      : `Não é possível agora: ${enrolmentStateLabels[state]}.`,
  );
