import type { Logger } from 'pino';

/**
 * What libraries print to the console becomes lines of the log like all others, without the data they print
 * along: React prints whole errors, responses of the backend in them.
 */
export function structureConsole(logger: Logger): void {
  console.warn = (...parts: unknown[]) => logger.warn(...describe(parts));
  console.error = (...parts: unknown[]) => {
    const level = parts.some(isBrokenOff) ? 'debug' : 'error';
    logger[level](...describe(parts));
  };
}

/**
 * What reading a request fails with whose client went away: no failure of ours, and the access log tells of
 * it.
 */
function isBrokenOff(part: unknown): boolean {
  if (!(part instanceof Error)) return false;
  const { code } = part as NodeJS.ErrnoException;
  return (code === 'ECONNRESET' && part.message === 'aborted') || part.name === 'AbortError';
}

function describe(parts: unknown[]): [object, string] {
  const err = parts.find((part) => part instanceof Error);
  const text = parts.filter((part) => typeof part === 'string').join(' ');
  return [err ? { err } : {}, text || (err?.name ?? 'console')];
}
