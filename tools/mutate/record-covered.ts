import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';

const folder = process.env.MUTATE_COVERAGE;

if (folder !== undefined) {
  const covered = new Set<string>();
  Object.assign(globalThis, { recordCovered: (key: string) => covered.add(key) });
  afterAll(() => {
    const testFile = expect.getState().testPath ?? '';
    mkdirSync(folder, { recursive: true });
    const name = `${testFile.replaceAll(/[^a-z0-9]+/gi, '-')}.json`;
    writeFileSync(join(folder, name), JSON.stringify({ testFile, covered: [...covered] }));
  });
}
