import { useCallback, useState, type RefCallback } from 'react';
import { watchSight } from '#/storefront/shared/page/watch-sight.ts';

export function useOutOfSight(): [RefCallback<Element>, boolean] {
  const [isOut, setOut] = useState(false);
  const watch = useCallback(
    (element: Element | null) => (element ? watchSight(element, setOut) : undefined),
    [],
  );
  return [watch, isOut];
}
