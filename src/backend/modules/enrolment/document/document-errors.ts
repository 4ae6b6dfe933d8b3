import { BackendError } from '#/backend/http/backend-error.ts';
import {
  DOCUMENT_HEIC,
  DOCUMENT_REFUSED,
  DOCUMENT_TOO_LARGE,
  MAX_DOCUMENTS,
} from '#/domain/enrolment/enrolment-document.ts';

export const documentNotFound = () =>
  new BackendError(404, 'DOCUMENTO_INEXISTENTE', 'Não encontramos esse documento.');

export const documentNotAsked = () =>
  new BackendError(409, 'DOCUMENTO_NAO_PEDIDO', 'Esta inscrição não recebe mais esse documento.');

export const documentsFinal = () =>
  new BackendError(
    409,
    'PRAZO_DOS_DOCUMENTOS_ENCERRADO',
    'O prazo dos documentos terminou: o que você enviou fica para a decisão.',
  );

export const tooManyDocuments = () =>
  new BackendError(
    409,
    'MUITOS_DOCUMENTOS',
    `Você já enviou ${MAX_DOCUMENTS} documentos. Retire um deles para enviar outro.`,
  );

export const documentRefused = () =>
  new BackendError(422, 'ARQUIVO_RECUSADO', DOCUMENT_REFUSED, { arquivo: [DOCUMENT_REFUSED] });

export const heicRefused = () =>
  new BackendError(422, 'ARQUIVO_RECUSADO', DOCUMENT_HEIC, { arquivo: [DOCUMENT_HEIC] });

export const documentTooLarge = () =>
  new BackendError(422, 'ARQUIVO_GRANDE_DEMAIS', DOCUMENT_TOO_LARGE, { arquivo: [DOCUMENT_TOO_LARGE] });
