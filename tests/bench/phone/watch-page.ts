export interface Watched {
  painted: number;
  hydrated: number;
  shift: number;
  presses: number[];
  moves: number[];
}

/**
 * Run in a page before its own scripts: keeps there as `seen` when the largest part of the first view was
 * painted, when React listened to the element of the selector, what moved, and how long presses took, and
 * moves to other pages.
 */
export function watchPage(selector: string): void {
  const seen: Watched = { painted: 0, hydrated: 0, shift: 0, presses: [], moves: [] };
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
  const readHeading = () => document.querySelector('h1')?.textContent;
  const untilMoved = (pressed: number, before = readHeading()) =>
    requestAnimationFrame(() => {
      if (readHeading() === before) untilMoved(pressed, before);
      else requestAnimationFrame((frame) => seen.moves.push(Math.round(frame - pressed)));
    });
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if ((target as Element).closest('a')) untilMoved(timeStamp);
    },
    { capture: true },
  );
  const timer = setInterval(() => {
    const element = document.querySelector(selector);
    if (!element || !Object.keys(element).some((key) => key.startsWith('__reactProps$'))) return;
    seen.hydrated = performance.now();
    clearInterval(timer);
  }, 10);
}

/** A script that calls a function, whose inner functions the compiler names by a helper that a page lacks. */
export function runInPage<Argument>(call: (argument: Argument) => void, argument: Argument): string {
  return `globalThis.__name = (named) => named; (${call.toString()})(${JSON.stringify(argument)})`;
}
