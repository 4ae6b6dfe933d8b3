import { useCallback, useState, type RefCallback } from 'react';

/** Whether an element that is on the page lies outside of the window. False until that is known, and without the page's script. */
export function useOutOfSight(): [RefCallback<Element>, boolean] {
  const [isOut, setOut] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) =>
      setOut(entry !== undefined && !entry.isIntersecting),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setOut(false);
    };
  }, []);
  return [watch, isOut];
}
