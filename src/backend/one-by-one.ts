/** Outcome of work on a list of items. */
export interface WorkedThrough<Key> {
  done: number;
  failedKeys: Key[];
  failures: unknown[];
}

/**
 * Works on one item after the other. One that fails, perhaps because its row is locked, is skipped together
 * with the later ones of the same key; the others go on.
 */
export async function workOneByOne<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  work: (item: Item) => Promise<boolean>,
): Promise<WorkedThrough<Key>> {
  let done = 0;
  const failed = new Set<Key>();
  const failures: unknown[] = [];
  for (const item of items) {
    if (failed.has(keyOf(item))) continue;
    try {
      if (await work(item)) done++;
    } catch (error) {
      failed.add(keyOf(item));
      failures.push(error);
    }
  }
  return { done, failedKeys: [...failed], failures };
}

/** @throws what failed, once all that could be done is done */
export function throwFailures(failures: readonly unknown[], what: string): void {
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ${what}`);
}
