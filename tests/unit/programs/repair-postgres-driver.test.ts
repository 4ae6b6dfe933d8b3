import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { repairConnection } from '#/platform/build/repair-postgres-driver.ts';

const entry = fileURLToPath(import.meta.resolve('postgres'));
const driver = readFileSync(entry.replace(/index\.js$/, 'connection.js'), 'utf8');

test('the driver writes to no closed socket, and a changed one fails the build', () => {
  expect(repairConnection(driver)).toContain('if (socket === null) {');
  for (const [before, after] of [
    ['function nextWrite(fn)', 'function nextWrite(done)'],
    ['clearImmediate(nextWriteTimer)\n    socket.removeListener', 'socket.removeListener'],
  ] as const) {
    expect(driver).toContain(before);
    expect(() => repairConnection(driver.replace(before, after))).toThrow('is not as');
  }
});
