/**
 * What the newest release can't do, or might fail at, beside a database of today, each with the reason why
 * that is right all the same. Emptied with each release.
 */
export const acceptedNarrowings: Readonly<Record<string, string>> = {};
