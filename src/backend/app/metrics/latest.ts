import { within } from '#/domain/request/semaphore.ts';

interface Limits {
  /** Milliseconds for which a value is reused. */
  freshMs: number;
  /** Milliseconds that anyone waits for a value. */
  waitMs: number;
  /** Milliseconds for which a value is given while a newer one is read; `freshMs` when left out. */
  usableMs?: number;
}

/**
 * Reads a value at most once at a time and in `freshMs`. Undefined when the read failed or takes too long: a
 * scrape never waits for a database that doesn't respond.
 */
export function latest<Value>(
  read: () => Promise<Value>,
  { freshMs, waitMs, usableMs = freshMs }: Limits,
  now: () => number = () => performance.now(),
): () => Promise<Value | undefined> {
  let value: { is: Value; readAt: number } | undefined;
  let triedAt = -Infinity;
  let reading: Promise<void> | undefined;
  const isYoung = (ms: number) => value !== undefined && now() - value.readAt < ms;

  function start(): Promise<void> {
    triedAt = now();
    const ended = read().then(
      (is) => {
        value = { is, readAt: triedAt };
      },
      () => {},
    );
    return ended.finally(() => (reading = undefined));
  }

  return async () => {
    if (!isYoung(freshMs) && (reading || now() - triedAt >= freshMs)) reading ??= start();
    if (reading && !isYoung(usableMs)) await within(reading, waitMs, () => new Error('late')).catch(() => {});
    return isYoung(usableMs) ? value!.is : undefined;
  };
}
