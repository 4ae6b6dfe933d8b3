import { expect, test, vi } from 'vitest';
import { createRestWatch } from '#/platform/node/give-back-memory.ts';

function callsAfter(readings: number[]): number {
  const giveBack = vi.fn<() => void>();
  const watch = createRestWatch(giveBack);
  for (const reading of readings) watch(reading);
  return giveBack.mock.calls.length;
}

test.each([
  ['once after a load, however long the rest', [0.9, 0.9, 0.01, 0.01, 0.01, 0.01], 1],
  ['once for each load', [0.9, 0.01, 0.01, 0.5, 0.01, 0.01], 2],
  ['not before the second reading at rest', [0.9, 0.01], 0],
  ['not between two parts of a load', [0.9, 0.01, 0.9, 0.01, 0.3, 0.01], 0],
  ['not while something still goes on', [0.9, 0.1, 0.1, 0.1], 0],
  ['not where there was no load', [0.1, 0.01, 0.01, 0.01], 0],
])('memory is given back %s', (_when, readings, times) => {
  expect(callsAfter(readings)).toBe(times);
});
