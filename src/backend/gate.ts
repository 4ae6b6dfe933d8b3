/** Runs a few pieces of work at a time; others wait their turn, up to a limit. */
export interface Gate {
  /**
   * Runs once there is room.
   * @throws {@link GateBusyError} when there is none in time, or no response after `timeoutMs`
   */
  run<Value>(work: () => Promise<Value>, timeoutMs?: number): Promise<Value>;
}

export interface GateLimits {
  /**
   * How many run at a time. Work that was given up as late keeps its place until it ends.
   */
  places: number;
  /** Milliseconds that one waits in line. */
  waitMs: number;
}

/** There was no room, or no response, in time: another try later may do. */
export class GateBusyError extends Error {
  override readonly name = 'GateBusyError';
}

/** A gate of its own; `what` names it in errors. */
export function createGate(what: string, { places, waitMs }: GateLimits): Gate {
  let free = places;
  const line = new Set<() => void>();

  function enter(): Promise<void> | undefined {
    if (free > 0) {
      free -= 1;
      return undefined;
    }
    return new Promise((resolve, reject) => {
      const admit = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.delete(admit);
        reject(new GateBusyError(`${what}: all ${places} taken for ${waitMs} ms`));
      }, waitMs);
      line.add(admit);
    });
  }

  function leave(): void {
    const [next] = line;
    if (!next) {
      free += 1;
      return;
    }
    line.delete(next);
    next();
  }

  return {
    run: async (work, timeoutMs) => {
      await enter();
      const working = (async () => work())().finally(leave);
      return timeoutMs === undefined
        ? working
        : within(working, timeoutMs, () => noResponse(what, timeoutMs));
    },
  };
}

/**
 * The value of `working`, or the error of `late` once so many milliseconds have passed; `working` then goes
 * on, and its outcome is ignored.
 */
export async function within<Value>(
  working: Promise<Value>,
  limitMs: number,
  late: () => Error,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await Promise.race([
      working,
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(late()), limitMs);
      }),
    ]);
  } finally {
    clearTimeout(timer);
  }
}

const noResponse = (what: string, ms: number) => new GateBusyError(`${what}: no response for ${ms} ms`);
