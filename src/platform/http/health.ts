/**
 * Asks the backend's own /readyz, once a second at most. A backend that has no such address says 404, and is
 * there all the same; only server errors and silence count as away.
 */
export function createBackendProbe(backendUrl: string): () => Promise<boolean> {
  let checkedAt = 0;
  let latest: Promise<boolean> | undefined;
  return () => {
    if (!latest || Date.now() - checkedAt > 1000) {
      checkedAt = Date.now();
      latest = probe(backendUrl);
    }
    return latest;
  };
}

async function probe(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}
