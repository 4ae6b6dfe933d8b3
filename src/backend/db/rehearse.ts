import type { Database } from './database.ts';

/** What `run` returns in a transaction that leaves nothing behind. */
export async function rehearse<Result>(
  db: Database,
  run: (tx: Database) => Promise<Result>,
): Promise<Result> {
  const undo = new Error('rehearsed');
  let result: { value: Result } | undefined;
  try {
    await db.transaction(async (tx) => {
      result = { value: await run(tx) };
      throw undo;
    });
  } catch (error) {
    if (error !== undo) throw error;
  }
  return result!.value;
}
