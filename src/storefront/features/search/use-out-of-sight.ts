import { useEffect, useState } from 'react';
import { watchSight } from '#/storefront/shared/page/watch-sight.ts';

export function useElementOutOfSight(id: string, isWatched: boolean): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const element = isWatched ? document.getElementById(id) : null;
    return element ? watchSight(element, setOut) : undefined;
  }, [id, isWatched]);
  return isOut;
}
