import type { Logger } from 'pino';
import { createLogger } from '#/domain/log/create-logger.ts';

let current: Logger | undefined;

/** The storefront's log, at LOG_LEVEL. See {@link createLogger} for what may be handed to it. */
export function logger(): Logger {
  current ??= createLogger({ program: 'storefront', level: process.env['LOG_LEVEL'] || 'info' });
  return current;
}
