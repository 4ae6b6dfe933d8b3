import type { Logger } from 'pino';
import { loggablePath } from '#/server/loggable-path.ts';
import type { FailedCall } from './backend-fetch.server.ts';

/**
 * Writes down a call that failed, with what was asked and answered as far as it is nobody's; what the person
 * is told of it anyway is no error of ours. Without an answer it is an 'Erro inesperado' (ERROR-4).
 */
export function logFailedCall(logger: Logger, { cause, ...call }: FailedCall): void {
  const message = call.reason ? 'Erro inesperado' : 'backend call failed';
  const level = call.status >= 500 ? 'error' : 'info';
  const path = loggablePath(call.path);
  logger[level]({ ...call, path, ...(cause !== undefined && { err: cause }) }, message);
}
