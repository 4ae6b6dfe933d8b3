/** Milliseconds of silence after which the backend hangs, rather than one call being slow. */
const silenceMs = 3000;

export interface CircuitBreaker {
  responded(): void;
  timedOut(startedAt: number): void;
  /** Whether the backend hangs: a call timed out, and nothing responded since that call began. */
  isHanging(): boolean;
}

/** @param now milliseconds of a clock that only goes forward */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let lastResponseAt = -1;
  let hangs = false;
  return {
    responded: () => {
      lastResponseAt = now();
      hangs = false;
    },
    timedOut: (startedAt) => {
      if (lastResponseAt < startedAt && now() - startedAt >= silenceMs) hangs = true;
    },
    isHanging: () => hangs,
  };
}
