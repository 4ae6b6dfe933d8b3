import { readTraceparent } from '../telemetry/trace-id.ts';

const wellFormed = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * The header under which the id travels: from a proxy to us, from us to the backend and back to the caller.
 */
export const requestIdHeader = 'x-request-id';

/**
 * The caller's id when it is well formed, else the trace of its `traceparent`, else a new one in the form of
 * a trace's: anything else could forge log lines.
 */
export function chooseRequestId(given: string | null | undefined, traceparent?: string | null): string {
  if (given && wellFormed.test(given)) return given;
  return readTraceparent(traceparent) ?? crypto.randomUUID().replaceAll('-', '');
}
