import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

/** What V8 says of a function that was called so often by a server that runs on. */
function traceCalls(before: string): string {
  const script = `
    import { compileSooner } from './src/programs/compile-sooner.ts';
    ${before}
    function answer(request) {
      return { length: request.url.length, kind: typeof request.url };
    }
    for (let count = 0; count < 250; count++) {
      answer({ url: '/busca' });
      await new Promise(setImmediate);
    }`;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--trace-opt', '--import', 'tsx', '--input-type=module', '-e', script],
    { encoding: 'utf8' },
  );
  expect(status, 'the script ran').toBe(0);
  expect(stderr, 'V8 complains of no flag').toBe('');
  return stdout;
}

// That it is done as well is told in time only where another core is free.
const compiled = /marking .*JSFunction answer .*for optimization/;
const knowsFlags = Number.parseInt(process.versions.v8, 10) >= 12;

describe('a program that asks V8 to compile sooner', () => {
  test.runIf(knowsFlags)('has a function compiled that ran some hundred times', () => {
    expect(traceCalls('compileSooner();')).toMatch(compiled);
    expect(traceCalls('')).not.toMatch(compiled);
  });

  test.skipIf(knowsFlags)('goes on as it was on a V8 that does not know how', () => {
    expect(traceCalls('compileSooner();')).not.toBe('');
  });
});
