import { useCallback, useState, type RefCallback } from 'react';
import { watchSight } from '#/storefront/shared/page/watch-sight.ts';

/**
 * Whether an element that is on the page lies outside of the window. False until that is known, and without
 * the page's script.
 */
export function useOutOfSight(): [RefCallback<Element>, boolean] {
  const [isOut, setOut] = useState(false);
  const watch = useCallback(
    (element: Element | null) => (element ? watchSight(element, setOut) : undefined),
    [],
  );
  return [watch, isOut];
}
