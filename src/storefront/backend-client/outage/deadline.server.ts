/**
 * Milliseconds that a browser request may wait, from its arrival, for all its backend calls together; the
 * rest of 5.5 s is for drawing the page.
 */
export const timeLimitMs = 4000;

export interface Deadline {
  /** Milliseconds left, never less than 0. */
  leftMs(): number;
  /** Milliseconds since it began to wait. */
  elapsedMs(): number;
  /** The same deadline, but at most so many milliseconds from now. */
  within(ms: number): Deadline;
  /** Resolves with the substitute once the time is up; the promise itself continues. */
  waitFor<Value, Substitute>(
    promise: Promise<Value>,
    substitute: () => Substitute,
  ): Promise<Value | Substitute>;
}

/** Milliseconds that its calls get all the same when a page took long to load its own program. */
const leastMs = 1000;

/** Starts a deadline that ends so many milliseconds from now. */
export function startDeadline(ms = timeLimitMs): Deadline {
  const startedAt = performance.now();
  return until(startedAt, startedAt + ms);
}

/** `arrivedAt` is of the clock of {@link performance}; undefined is now (ERROR-6). */
export function startDeadlineAt(arrivedAt: number): Deadline {
  const now = performance.now();
  if (!(arrivedAt >= 0 && arrivedAt <= now)) return startDeadline();
  return until(arrivedAt, Math.max(arrivedAt + timeLimitMs, now + leastMs));
}

function until(startedAt: number, endsAt: number): Deadline {
  // A timer may end some milliseconds before the clock says so; nothing begins in those.
  let isOver = false;
  const leftMs = () => (isOver ? 0 : Math.max(0, endsAt - performance.now()));
  return {
    leftMs,
    elapsedMs: () => performance.now() - startedAt,
    within: (ms) => until(startedAt, Math.min(endsAt, performance.now() + ms)),
    waitFor: (promise, substitute) =>
      waitAtMost(leftMs(), promise, () => {
        isOver = true;
        return substitute();
      }),
  };
}

export function waitAtMost<Value, Other>(
  ms: number,
  promise: Promise<Value>,
  substitute: () => Other | Promise<Other>,
): Promise<Value | Other> {
  let timer: NodeJS.Timeout;
  const timeUp = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([promise, timeUp.then(substitute)]).finally(() => clearTimeout(timer));
}
