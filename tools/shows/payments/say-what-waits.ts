/** How long something may take before the show says that it waits, and before it gives up, in ms. */
const SAID_AFTER = 30_000;
const GIVEN_UP_AFTER = 5 * 60_000;

export async function sayWhatWaits<Result>(what: string, promise: Promise<Result>): Promise<Result> {
  const start = performance.now();
  const say = () =>
    console.log(`     waits for ${what} (${Math.round((performance.now() - start) / 1000)} s)`);
  const saying = setInterval(say, SAID_AFTER);
  try {
    return await promise;
  } finally {
    clearInterval(saying);
  }
}

/**
 * As {@link sayWhatWaits}, of one thing that is never to take so long: what hangs is a line of the report and
 * not its end.
 * @throws when it wasn't done after five minutes
 */
export async function waitAtMost<Result>(what: string, promise: Promise<Result>): Promise<Result> {
  let limit: NodeJS.Timeout | undefined;
  const givenUp = new Promise<never>((_resolve, reject) => {
    limit = setTimeout(() => reject(new Error(`given up after five minutes: ${what}`)), GIVEN_UP_AFTER);
  });
  try {
    return await sayWhatWaits(what, Promise.race([promise, givenUp]));
  } finally {
    clearTimeout(limit);
  }
}
