import { existsSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, the first of them first. A fresh clone knows no times, and would begin with what
 * has most bytes: one of these as the last would leave the other workers with nothing to do.
 */
const longest = [
  'backend/http/planted-rows',
  'backend/account/foreign-objects',
  'backend/db/kill',
  'backend/account/role-matrix',
].map((name) => {
  const file = `tests/${name}.test.ts`;
  if (!existsSync(file)) throw new Error(`tests/support/longest-first.ts names what isn't there: ${file}`);
  return file;
});

const rank = ({ moduleId }: TestSpecification): number => {
  const found = longest.findIndex((file) => moduleId.endsWith(file));
  return found < 0 ? longest.length : found;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
