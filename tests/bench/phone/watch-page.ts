/** What a page tells of itself; times in ms since it was asked for. */
export interface Watched {
  painted: number;
  alive: number;
  shift: number;
  presses: number[];
}

/**
 * Run in a page before its own scripts: keeps there as `seen` when the largest part of the first view was
 * painted, when React listened to the element of the selector, what moved, and how long presses took.
 */
export function watchPage(selector: string): void {
  const seen: Watched = { painted: 0, alive: 0, shift: 0, presses: [] };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.painted = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) seen.presses.push(entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  const timer = setInterval(() => {
    const element = document.querySelector(selector);
    if (!element || !Object.keys(element).some((key) => key.startsWith('__reactProps$'))) return;
    seen.alive = performance.now();
    clearInterval(timer);
  }, 10);
}
