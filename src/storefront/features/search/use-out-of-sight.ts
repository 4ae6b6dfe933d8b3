import { useEffect, useState } from 'react';
import { watchSight } from '#/storefront/shared/page/watch-sight.ts';

/** Whether the element of an id has been scrolled out of sight; no while it isn't known. */
export function useOutOfSight(id: string, isWatched: boolean): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const element = isWatched ? document.getElementById(id) : null;
    return element ? watchSight(element, setOut) : undefined;
  }, [id, isWatched]);
  return isOut;
}
