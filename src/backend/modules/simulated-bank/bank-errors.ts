import { BackendError } from '#/backend/http/backend-error.ts';

export const bankOff = () => new BackendError(404, 'NAO_ENCONTRADO', 'Endereço não encontrado.');

export const bankChargeNotFound = () =>
  new BackendError(404, 'COBRANCA_NAO_ENCONTRADA', 'O banco não conhece essa cobrança.');

export const bankChargeClosed = (message: string) => new BackendError(409, 'COBRANCA_ENCERRADA', message);
