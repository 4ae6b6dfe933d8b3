import type { Clock } from '#/domain/time/clock.ts';

/** A clock that can be moved forward: purchases and the simulated bank use it, sessions don't. */
export interface MovableClock {
  now: Clock;
  /** Milliseconds, not negative. */
  moveForward(ms: number): void;
}

export function createMovableClock(base: Clock): MovableClock {
  let ahead = 0;
  return {
    now: () => new Date(base().getTime() + ahead),
    moveForward: (ms) => {
      ahead += ms;
    },
  };
}
