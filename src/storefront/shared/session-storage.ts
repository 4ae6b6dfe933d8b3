/** Undefined where the browser denies the tab its storage. */
export function withSessionStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
