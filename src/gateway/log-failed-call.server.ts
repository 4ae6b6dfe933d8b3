import type { Logger } from 'pino';
import { loggablePath } from '#/server/loggable-path.ts';
import type { FailedCall } from './backend-fetch.server.ts';

/** Writes down a call that failed; what the person is told of it anyway is no error of ours. */
export function logFailedCall(logger: Logger, { cause, ...call }: FailedCall): void {
  const level = call.status >= 500 ? 'error' : 'info';
  const path = loggablePath(call.path);
  logger[level]({ ...call, path, ...(cause !== undefined && { err: cause }) }, 'backend call failed');
}
