/**
 * Calls back whenever an element leaves the window or comes back, and at the end that it isn't away; returns
 * how to end it.
 */
export function watchSight(element: Element, setOut: (isOut: boolean) => void): () => void {
  const observer = new IntersectionObserver((moves) => setOut(moves.at(-1)?.isIntersecting === false));
  observer.observe(element);
  return () => {
    observer.disconnect();
    setOut(false);
  };
}
