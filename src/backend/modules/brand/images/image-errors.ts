import { BackendError } from '#/backend/http/backend-error.ts';

export const imageRefused = (text: string) =>
  new BackendError(422, 'IMAGEM_RECUSADA', text, { arquivo: [text] });

export const imageNotFound = () =>
  new BackendError(404, 'IMAGEM_INEXISTENTE', 'Não encontramos essa imagem.');
