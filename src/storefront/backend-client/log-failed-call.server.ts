import type { Logger } from 'pino';
import { loggablePath } from '#/platform/log/loggable-path.ts';
import type { FailedCall } from './backend-fetch.server.ts';

/**
 * Logs a failed call without personal data; only a status of 500 or more is an error. Without a response it
 * is an 'Erro inesperado' (ERROR-4).
 */
export function logFailedCall(logger: Logger, { cause, ...call }: FailedCall): void {
  const { message, level } = describe(call);
  const path = loggablePath(call.path);
  logger[level]({ ...call, path, ...(cause !== undefined && { err: cause }) }, message);
}

function describe({ reason, status }: FailedCall): { message: string; level: 'error' | 'warn' | 'info' } {
  if (status < 400) return { message: 'items were left out of a response', level: 'warn' };
  const message = reason ? 'Erro inesperado' : 'backend call failed';
  return { message, level: status >= 500 ? 'error' : 'info' };
}
