import { useEffect, useRef } from 'react';
import { fetchSession } from './session.functions.ts';
import { forgetShownSession, rememberShownSession, shownSession } from './shown-session.ts';

/**
 * A page the browser kept shows who was signed in when it was left. Going back to it is a navigation like any
 * other and restores the user: where that is somebody else by now, the page loads anew.
 */
export function useKeptPage(sessionName: string): void {
  const looked = useRef(false);
  useEffect(() => {
    const look = () => void reloadForSomebodyElse(sessionName);
    if (!looked.current && isReadFromCache()) look();
    looked.current = true;
    function onPageShow({ persisted }: PageTransitionEvent) {
      if (persisted) look();
    }
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [sessionName]);
}

async function reloadForSomebodyElse(sessionName: string): Promise<void> {
  // A page that was left while somebody signed in or out still waits for what came of it.
  const wasLeftWaiting = shownSession() === undefined;
  // This call asks who is signed in, so it claims nobody.
  forgetShownSession();
  const session = await fetchSession().catch(() => undefined);
  rememberShownSession(sessionName);
  if (session?.unavailable) return;
  if (wasLeftWaiting || (session && session.name !== sessionName)) location.reload();
}

function isReadFromCache(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => {
    const { type, transferSize } = entry as PerformanceNavigationTiming;
    return type === 'back_forward' && transferSize === 0;
  });
}
