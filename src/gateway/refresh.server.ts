/** How often a refresh is tried before the session counts as over (specification, sections 4 and 9). */
export const refreshAttempts = 3;

/** Milliseconds before the second and the third try: together they outlast the restart of a backend. */
const pausesMs = [500, 2500];

/** The `Set-Cookie` headers of success; `refused` when the backend says no, `failed` when it says nothing sensible. */
export type RefreshOutcome = string[] | 'refused' | 'failed';

export type Pause = (ms: number) => Promise<unknown>;

const running = new Map<string, Promise<string[] | null>>();

/**
 * Refreshes a session once however many calls ask for it at the same time: calls with the same refresh token share
 * one refresh. A refusal is final, a failure is tried again after a pause.
 * @param key the refresh token, or the whole cookie header where a backend has none
 * @returns the `Set-Cookie` headers, or null when every attempt failed
 */
export function refreshOnce(
  key: string,
  refresh: () => Promise<RefreshOutcome>,
  pause: Pause,
): Promise<string[] | null> {
  const shared = running.get(key) ?? tryRefresh(refresh, pause).finally(() => running.delete(key));
  running.set(key, shared);
  return shared;
}

async function tryRefresh(refresh: () => Promise<RefreshOutcome>, pause: Pause): Promise<string[] | null> {
  for (let attempt = 1; attempt <= refreshAttempts; attempt++) {
    const outcome = await refresh();
    if (outcome === 'refused') return null;
    if (outcome !== 'failed') return outcome;
    if (attempt < refreshAttempts) await pause(pausesMs[attempt - 1]!);
  }
  return null;
}
