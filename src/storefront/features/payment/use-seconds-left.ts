import { useEffect, useState } from 'react';

/**
 * Whole seconds until `end`, counted from the backend's `now`: the visitor's clock may be wrong, so only its
 * pace counts.
 */
export function useSecondsLeft(end: string, now: string): number {
  const [passed, setPassed] = useState({ since: now, seconds: 0 });
  useEffect(() => {
    const start = performance.now();
    const tick = () => setPassed({ since: now, seconds: (performance.now() - start) / 1000 });
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [now]);
  const elapsed = passed.since === now ? passed.seconds : 0;
  return Math.max(0, Math.ceil((Date.parse(end) - Date.parse(now)) / 1000 - elapsed));
}
