import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How long a thread is looked at for each reading, in milliseconds. */
const readingMs = 5000;
/** Shares of that time in which it worked. */
const busy = 0.2;
const resting = 0.05;
/** Readings at rest after which no one is kept waiting. */
const restingReadings = 2;

type Collect = (options: { type: 'major'; flavor: 'last-resort' }) => void;

/**
 * Has this thread give back what V8 kept for a load once that is over: by itself V8 may wait for the next
 * one (docs/decisions/0099). It takes the thread a tenth of a second, once, after ten seconds at rest.
 */
export function giveBackMemoryAtRest(): void {
  const giveBack = findCollector();
  if (!giveBack) return;
  const watch = createRestWatch(giveBack);
  let before = performance.eventLoopUtilization();
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    watch(performance.eventLoopUtilization(now, before).utilization);
    before = now;
  }, readingMs).unref();
}

/** What has this thread give back memory; undefined where V8 takes no flags any more. */
export function findCollector(): (() => void) | undefined {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('globalThis.gc') as Collect | undefined;
  return collect && (() => collect({ type: 'major', flavor: 'last-resort' }));
}

/** Takes readings, each the share of a time in which a thread worked, and calls once after each load. */
export function createRestWatch(giveBack: () => void): (utilization: number) => void {
  let hasWorked = false;
  let restedFor = 0;
  return (utilization) => {
    hasWorked ||= utilization >= busy;
    restedFor = utilization <= resting ? restedFor + 1 : 0;
    if (!hasWorked || restedFor < restingReadings) return;
    hasWorked = false;
    giveBack();
  };
}
