import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

function traceCalls(before: string): string {
  const script = `
    import { compileSooner } from './src/platform/node/compile-sooner.ts';
    ${before}
    function answer(request) {
      return { length: request.url.length, kind: typeof request.url };
    }
    for (let count = 0; count < 250; count++) {
      answer({ url: '/busca' });
      await new Promise(setImmediate);
    }`;
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-trace-'));
  try {
    const file = join(folder, 'trace');
    const trace = openSync(file, 'w');
    const { stderr, status } = spawnSync(
      process.execPath,
      [
        '--no-concurrent-recompilation',
        '--trace-opt',
        '--import',
        'tsx',
        '--input-type=module',
        '-e',
        script,
      ],
      { encoding: 'utf8', stdio: ['ignore', trace, 'pipe'] },
    );
    closeSync(trace);
    expect(status, 'the script ran').toBe(0);
    expect(stderr, 'V8 complains of no flag').toBe('');
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const compiled = /completed compiling .*answer/;
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
