import { useEffect, useState } from 'react';

/** Whether the element of an id has been scrolled out of sight; no while it isn't known. */
export function useOutOfSight(id: string, isWatched: boolean): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const element = isWatched ? document.getElementById(id) : null;
    if (!element) return;
    const watcher = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false));
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      setOut(false);
    };
  }, [id, isWatched]);
  return isOut;
}
