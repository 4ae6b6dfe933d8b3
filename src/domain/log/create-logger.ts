import { pino, type Logger } from 'pino';
import { loggableError } from './loggable-error.ts';
import { maskText } from './mask-text.ts';

export interface LoggerOptions {
  program: 'storefront' | 'backend';
  level: string;
  write?: (line: string) => void;
}

/**
 * The log of both programs: JSON lines that no personal data get into, whatever is handed over. Texts are
 * masked, errors keep the words around the data, other objects their names of fields. Callers log paths
 * through `loggablePath` and no queries, cookies or bodies.
 */
export function createLogger({ program, level, write }: LoggerOptions): Logger {
  const options = {
    level,
    base: { program },
    timestamp: createTimestamp(),
    formatters: {
      level: (label: string) => ({ level: label }),
      log: maskFields,
    },
    // Errors are plain before they come here.
    serializers: { err: (error: unknown) => error },
    hooks: {
      logMethod(args: unknown[], method: (...masked: unknown[]) => void) {
        method.apply(this, maskArguments(args));
      },
    },
  };
  const logger = write ? pino(options, { write }) : pino(options);
  // Pino applies none of the above to the fields of a child logger. Children of children pass here too.
  const { child } = logger;
  logger.child = function maskedChild(this: Logger, bindings: Record<string, unknown>) {
    return child.call(this, maskFields(bindings));
  } as typeof child;
  return logger;
}

function createTimestamp(): () => string {
  let last = NaN;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== last) text = `,"time":"${new Date(now).toISOString()}"`;
    last = now;
    return text;
  };
}

/** Without a message pino would use that of the error, unmasked. */
function maskArguments([first, ...rest]: unknown[]): unknown[] {
  if (typeof first === 'string') return [maskText(first), ...rest.map(maskValue)];
  const err: unknown = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
  const fields = first instanceof Error ? { err } : first;
  const [message, ...values] = rest;
  if (typeof message === 'string') return [fields, maskText(message), ...values.map(maskValue)];
  return err instanceof Error ? [fields, maskText(err.name)] : [fields];
}

const personalField =
  /^(nome|nomes\w+|primeiroNome|nomePai|nomeMae|senha\w*|password|cookie|authorization|texto|mensagem|dados|body)$/i;

/**
 * Request ids may come from a proxy in any form and must stay searchable, so they aren't masked.
 */
function maskFields(fields: Record<string, unknown>): Record<string, unknown> {
  const masked: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'requestId') masked[name] = value;
    else masked[name] = personalField.test(name) && typeof value === 'string' ? '[hidden]' : maskValue(value);
  }
  return masked;
}

function maskValue(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (value instanceof Error) return loggableError(value);
  return typeof value === 'object' && value !== null ? describeObject(value) : value;
}

function describeObject(value: object): string {
  if (Array.isArray(value)) return `[${value.length} values]`;
  const names = Object.keys(value).filter((name) => /^[a-z][A-Za-z_]{0,40}$/.test(name));
  return `{${names.slice(0, 20).join(', ')}}`;
}
