/** Its message holds no secrets and no personal data. */
export class ProviderError extends Error {
  override readonly name: string = 'ProviderError';
  /** True when the same call may succeed later. */
  readonly isRetryable: boolean;
  /** Of the HTTP response; undefined when there was none. */
  readonly status: number | undefined;

  constructor(
    message: string,
    { isRetryable, status, cause }: { isRetryable: boolean; status?: number; cause?: unknown },
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.isRetryable = isRetryable;
    this.status = status;
  }
}

export class OrderRefusedError extends ProviderError {
  constructor(what: string, status?: number) {
    super(`${what} was refused`, { isRetryable: false, ...(status !== undefined && { status }) });
  }
}

const passing = new Set([408, 425, 429]);

/** 429 and server errors may be retried. */
export function statusError(what: string, status: number): ProviderError {
  const isRetryable = status >= 500 || passing.has(status);
  return new ProviderError(`${what} brought status ${status}`, { isRetryable, status });
}
