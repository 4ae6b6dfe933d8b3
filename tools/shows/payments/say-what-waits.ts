/** How long something may take before the show says that it waits, and before it gives up, in ms. */
const SAID_AFTER = 30_000;
const GIVEN_UP_AFTER = 5 * 60_000;

/**
 * What the promise resolves to. While it takes long, the show prints what it waits for; after five minutes
 * it goes on without it, so that one thing that hangs is a line of the report and not its end.
 * @throws when it wasn't done after five minutes
 */
export async function sayWhatWaits<Result>(what: string, promise: Promise<Result>): Promise<Result> {
  const start = performance.now();
  const seconds = () => Math.round((performance.now() - start) / 1000);
  const saying = setInterval(() => console.log(`     waits for ${what} (${seconds()} s)`), SAID_AFTER);
  let limit: NodeJS.Timeout | undefined;
  const givenUp = new Promise<never>((_resolve, reject) => {
    limit = setTimeout(() => reject(new Error(`given up after ${seconds()} s: ${what}`)), GIVEN_UP_AFTER);
  });
  try {
    return await Promise.race([promise, givenUp]);
  } finally {
    clearInterval(saying);
    clearTimeout(limit);
  }
}
