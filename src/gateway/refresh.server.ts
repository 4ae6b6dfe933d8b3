/** How often a refresh is tried before the session counts as over (specification, sections 4 and 9). */
export const refreshAttempts = 3;

const running = new Map<string, Promise<string[] | null>>();

/**
 * Refreshes a session once however many calls ask for it at the same time: calls with the same refresh token share
 * one refresh.
 * @param key the refresh token, or the whole cookie header where a backend has none
 * @param refresh one attempt: the `Set-Cookie` headers of success; null when the attempt failed
 * @returns the `Set-Cookie` headers, or null when every attempt failed
 */
export function refreshOnce(key: string, refresh: () => Promise<string[] | null>): Promise<string[] | null> {
  const shared = running.get(key) ?? tryRefresh(refresh).finally(() => running.delete(key));
  running.set(key, shared);
  return shared;
}

async function tryRefresh(refresh: () => Promise<string[] | null>): Promise<string[] | null> {
  for (let attempt = 1; attempt <= refreshAttempts; attempt++) {
    const setCookies = await refresh();
    if (setCookies) return setCookies;
  }
  return null;
}
