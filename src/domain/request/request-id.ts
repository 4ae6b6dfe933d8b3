const wellFormed = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * The header under which the id travels: from a proxy to us, from us to the backend and back to the caller.
 */
export const requestIdHeader = 'x-request-id';

/** The caller's id when it is well formed, else a new one: anything else could forge log lines. */
export function chooseRequestId(given: string | null | undefined): string {
  return given && wellFormed.test(given) ? given : crypto.randomUUID();
}
