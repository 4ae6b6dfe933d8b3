/** Runs all items, so many at a time. */
export async function inGroups<Item>(
  items: readonly Item[],
  size: number,
  run: (item: Item) => Promise<void>,
) {
  const left = items.values();
  await Promise.all(
    Array.from({ length: size }, async () => {
      for (const item of left) await run(item);
    }),
  );
}
