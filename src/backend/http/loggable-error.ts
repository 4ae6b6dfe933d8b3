/**
 * An error as the log may hold it. What a query was asked with, and the rows and keys that PostgreSQL quotes, are CPFs,
 * e-mails and hashes: only the words around them stay.
 */
export function loggableError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  // The first lines of a stack repeat the message; only the places below them are of use.
  const places = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: name,
    message: withoutValues(message),
    ...(places && { stack: places.join('\n') }),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(cause !== undefined && { cause: loggableError(cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(loggableError) }),
  };
}

/** Drizzle writes the parameters of a failed query after it; PostgreSQL quotes input it can't read. */
function withoutValues(message: string): string {
  return message.replace(/\nparams: [\s\S]*$/, '').replace(/(invalid input [^:]*: )"[\s\S]*"/, '$1[hidden]');
}
