import { format } from 'node:util';
import type { Logger } from 'pino';

/** Libraries report through the console; from here on that becomes lines of the log like all others. */
export function structureConsole(logger: Logger): void {
  console.warn = (...parts: unknown[]) => logger.warn(format(...parts));
  console.error = (...parts: unknown[]) => logger.error(format(...parts));
}
