/**
 * Gives the current instant. Injected everywhere time matters, so that tests and the simulated bank
 * can move it.
 */
export type Clock = () => Date;

/** The machine's own clock. */
export const systemClock: Clock = () => new Date();
