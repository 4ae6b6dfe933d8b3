import type { Deadline } from '../outage/deadline.server.ts';

/** How often a refresh is tried before the session counts as over (SESSION-10). */
const refreshAttempts = 3;

/** Milliseconds before the second and the third try: together they outlast the restart of a backend. */
const pausesMs = [500, 2500];

/**
 * The `Set-Cookie` headers of success; `refused` when the backend says no, `failed` when it
 * says nothing sensible.
 */
export type RefreshOutcome = string[] | 'refused' | 'failed';

export type Pause = (ms: number) => Promise<unknown>;

const running = new Map<string, Promise<RefreshOutcome>>();

export interface RefreshOptions {
  pause: Pause;
  attempts?: number;
  deadline: Deadline;
}

/**
 * Calls with the same refresh token share one refresh. A refusal is final, a failure is retried.
 * @param key the refresh token, or the whole cookie header where a backend has none
 * @param options ignored by callers who join a running refresh
 * @returns the outcome of the last attempt
 */
export function refreshOnce(
  key: string,
  refresh: () => Promise<RefreshOutcome>,
  options: RefreshOptions,
): Promise<RefreshOutcome> {
  const shared = running.get(key) ?? tryRefresh(refresh, options).finally(() => running.delete(key));
  running.set(key, shared);
  return shared;
}

async function tryRefresh(
  refresh: () => Promise<RefreshOutcome>,
  { pause, attempts = refreshAttempts, deadline }: RefreshOptions,
): Promise<RefreshOutcome> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await refresh();
    if (outcome !== 'failed' || attempt >= attempts) return outcome;
    const pauseMs = pausesMs[attempt - 1]!;
    if (deadline.leftMs() <= pauseMs) return outcome;
    await pause(pauseMs);
  }
}
