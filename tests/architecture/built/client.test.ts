import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { serverOnlySentinel } from '#/storefront/backend-client/sentinel.server.ts';

const secrets = [serverOnlySentinel, 'BACKEND_URL', 'DATABASE_URL', 'pg_advisory_lock', 'drizzle:entityKind'];

function filesWith(files: Map<string, string>, words: string[]): string[] {
  return [...files].flatMap(([path, text]) =>
    words.filter((word) => text.includes(word)).map((word) => `${path} has ${word}`),
  );
}

describe('the built client', () => {
  const files = new Map<string, string>();

  beforeAll(() => {
    for (const entry of readdirSync('dist/client', { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile() && /\.(js|css|json|html|map)$/.test(entry.name)) {
        files.set(path, readFileSync(path, 'utf8'));
      }
    }
  });

  test('is there', () => {
    expect([...files.keys()].filter((path) => path.endsWith('.js'))).not.toEqual([]);
  });

  test('has nothing of the server', () => {
    expect(filesWith(files, secrets)).toEqual([]);
  });

  test('has the variables of the build that it reads, and no list of all', () => {
    expect(filesWith(files, ['TSS_ROUTER_BASEPATH'])).toEqual([]);
  });

  test('would be caught with the sentinel in it', () => {
    const planted = new Map([...files, ['planted.js', `const a="${serverOnlySentinel}";`]]);
    expect(filesWith(planted, secrets)).toEqual([`planted.js has ${serverOnlySentinel}`]);
  });

  test('has no source maps', () => {
    expect([...files.keys()].filter((path) => path.endsWith('.map'))).toEqual([]);
  });
});
