/**
 * Settles once what a selector finds is within a window's height of what is seen, by scrolling or by focus.
 * Where it finds nothing, it does so at once.
 */
export function untilNear(selector: string): Promise<void> {
  const found = document.querySelector(selector);
  if (!found) return Promise.resolve();
  return new Promise((resolve) => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        resolve();
      },
      { rootMargin: '100%' },
    );
    watch.observe(found);
  });
}
