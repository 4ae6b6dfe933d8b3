/** Milliseconds of silence that are no mere slowness of one call. */
const silenceMs = 3000;

/** Notices when the backend stopped answering, so that not every call of every page waits for it anew. */
export interface HangWatch {
  /** Notes any answer at all. */
  answered(): void;
  /** Notes that a call that began then got no answer in its time. */
  timedOut(startedAt: number): void;
  /** Whether nothing was answered since a call began that waited long and in vain. */
  isHanging(): boolean;
}

/** @param now milliseconds of a clock that only goes forward */
export function createHangWatch(now: () => number): HangWatch {
  let lastAnswerAt = -1;
  let hangs = false;
  return {
    answered: () => {
      lastAnswerAt = now();
      hangs = false;
    },
    timedOut: (startedAt) => {
      if (lastAnswerAt < startedAt && now() - startedAt >= silenceMs) hangs = true;
    },
    isHanging: () => hangs,
  };
}
