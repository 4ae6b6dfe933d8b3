/**
 * Whether a statement failed because the value is taken. The driver's error is the cause
 * of the query's.
 */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return cause?.code === '23505';
}
