import { BackendError } from '#/backend/http/backend-error.ts';

export const matterGone = () =>
  new BackendError(404, 'PENDENCIA_NAO_ENCONTRADA', 'Esta pendência não está mais na lista.');
