import type { Logger } from 'pino';
import { loggablePath } from '#/server/loggable-path.ts';
import type { FailedCall } from './backend-fetch.server.ts';

/**
 * Logs a failed call with its request and answer, without personal data. Only a status of 500 or more is
 * an error of ours; what a person is told about is logged as information. Without an answer it is an
 * 'Erro inesperado' (ERROR-4).
 */
export function logFailedCall(logger: Logger, { cause, ...call }: FailedCall): void {
  const message = call.reason ? 'Erro inesperado' : 'backend call failed';
  const level = call.status >= 500 ? 'error' : 'info';
  const path = loggablePath(call.path);
  logger[level]({ ...call, path, ...(cause !== undefined && { err: cause }) }, message);
}
