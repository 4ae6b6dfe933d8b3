export interface Semaphore {
  /**
   * Waits for a free slot; slots go to the `party` with the fewest.
   * @throws {@link SemaphoreBusyError} when there is none in time, or no response after `timeoutMs`
   */
  run<Value>(work: () => Promise<Value>, timeoutMs?: number, party?: string): Promise<Value>;
}

export interface SemaphoreLimits {
  places: number;
  /** Milliseconds that one waits in line. */
  waitMs: number;
}

export class SemaphoreBusyError extends Error {
  override readonly name = 'GateBusyError';
}

export function createSemaphore(what: string, { places, waitMs }: SemaphoreLimits): Semaphore {
  let free = places;
  const line = new Set<{ party: string; admit: () => void }>();
  const running = new Map<string, number>();
  const runningOf = (party: string) => running.get(party) ?? 0;

  function enter(party: string): Promise<void> | undefined {
    if (free > 0) {
      free -= 1;
      running.set(party, runningOf(party) + 1);
      return undefined;
    }
    return new Promise((resolve, reject) => {
      const waiting = {
        party,
        admit: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        line.delete(waiting);
        reject(new SemaphoreBusyError(`${what}: all ${places} taken for ${waitMs} ms`));
      }, waitMs);
      line.add(waiting);
    });
  }

  function leave(party: string): void {
    const left = runningOf(party) - 1;
    if (left > 0) running.set(party, left);
    else running.delete(party);
    let [next] = line;
    if (!next) {
      free += 1;
      return;
    }
    for (const waiting of line) {
      if (runningOf(waiting.party) < runningOf(next.party)) next = waiting;
    }
    line.delete(next);
    running.set(next.party, runningOf(next.party) + 1);
    next.admit();
  }

  return {
    run: async (work, timeoutMs, party = '') => {
      await enter(party);
      const working = (async () => work())().finally(() => leave(party));
      return timeoutMs === undefined
        ? working
        : within(working, timeoutMs, () => noResponse(what, timeoutMs));
    },
  };
}

/** Rejects with `late` after `ms`; `working` continues, and its outcome is ignored. */
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

const noResponse = (what: string, ms: number) => new SemaphoreBusyError(`${what}: no response for ${ms} ms`);
