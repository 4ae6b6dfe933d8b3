import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { compilePostgres, compileSparingly } from '#/backend/db/embedded/compile-postgres.ts';

/** `(func (export "two") (result i32) i32.const 2)` */
const small = Uint8Array.from(
  [
    [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 5, 1, 0x60, 0, 1, 0x7f, 3, 2, 1, 0],
    [7, 7, 1, 3, 0x74, 0x77, 0x6f, 0, 0, 10, 6, 1, 4, 0, 0x41, 2, 0x0b],
  ].flat(),
);
const node = Number.parseInt(process.versions.node, 10);

describe('PostgreSQL as WebAssembly', () => {
  // Newer ones read hints of another form, and take little memory for the parser.
  it.runIf(node <= 24)(
    'has its largest functions never optimised, not after memory was given back either, and others are',
    () => {
      const { stdout, stderr } = spawnSync(
        process.execPath,
        ['--trace-wasm-compilation-times', '--import', 'tsx', 'tests/backend/db/support/ask-much.ts'],
        { encoding: 'utf8', env: { PATH: process.env['PATH'] } },
      );
      expect(stdout, stderr).toContain('Asked enough.');
      const optimised = [...stdout.matchAll(/using TurboFan, .* bodysize (\d+)/g)].map(([, size]) =>
        Number(size),
      );
      expect(optimised.length).toBeGreaterThan(50);
      expect(Math.max(...optimised)).toBeLessThan(100_000);
    },
  );

  it('is compiled once', async () => {
    expect(await compilePostgres()).toBe(await compilePostgres());
  });
});

describe('a module compiled sparingly', () => {
  it('does what it did', async () => {
    const { exports } = await WebAssembly.instantiate(await compileSparingly(small));
    expect((exports['two'] as () => number)()).toBe(2);
  });

  it('is refused when it is no WebAssembly', async () => {
    await expect(compileSparingly(Uint8Array.of(1, 2, 3))).rejects.toThrow(/WebAssembly/);
  });
});
