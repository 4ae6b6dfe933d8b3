import { pino, type Logger } from 'pino';

let current: Logger | undefined;

/**
 * JSON lines on standard output, at LOG_LEVEL. Callers log paths through `loggablePath` and never people's data,
 * queries, cookies or bodies.
 */
export function logger(): Logger {
  current ??= pino({
    level: process.env['LOG_LEVEL'] || 'info',
    base: { program: 'storefront' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
  });
  return current;
}
