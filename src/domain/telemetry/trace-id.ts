/** The trace of a request: its id, where it has the form of one, with or without hyphens. */
export function traceIdOf(requestId: string): string | undefined {
  const digits = requestId.replaceAll('-', '');
  return /^(?!0+$)[0-9a-f]{32}$/.test(digits) ? digits : undefined;
}

/** The trace that a header `traceparent` names (W3C Trace Context). */
export function readTraceparent(header: string | null | undefined): string | undefined {
  const [, traceId] =
    /^[0-9a-f]{2}-(?!0+-)([0-9a-f]{32})-(?!0+-)[0-9a-f]{16}-[0-9a-f]{2}/.exec(header ?? '') ?? [];
  return traceId;
}

let next: string | undefined;

/** The next trace that begins in this program gets this id. */
export function setNextTraceId(traceId: string | undefined): void {
  next = traceId;
}

export function takeNextTraceId(): string | undefined {
  const taken = next;
  next = undefined;
  return taken;
}
