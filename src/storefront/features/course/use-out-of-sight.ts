import { useCallback, useState, type RefCallback } from 'react';
import { watchSight } from '#/storefront/shared/page/watch-sight.ts';

/** Out of sight until it was looked for: on a phone, the page begins without it. */
export function useOutOfSight(): [RefCallback<Element>, boolean] {
  const [isOut, setOut] = useState(true);
  const watch = useCallback(
    (element: Element | null) => (element ? watchSight(element, setOut) : undefined),
    [],
  );
  return [watch, isOut];
}
