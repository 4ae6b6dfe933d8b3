import { describe, expect, test } from 'vitest';
import { findMutants } from '../../../../tools/mutate/find-mutants.ts';
import { functionAround, listFunctions } from '../../../../tools/mutate/function-coverage.ts';

function apply(text: string): string[] {
  return findMutants('example.ts', text).map(
    ({ start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end),
  );
}

describe('faults to plant', () => {
  test('leave each condition out of a query', () => {
    const imports = "import { and, eq } from 'drizzle-orm';\n";
    const changed = apply(`${imports}db.delete(seats).where(and(eq(a, 1), eq(b, 2)));`);
    expect(changed).toContain(`${imports}db.delete(seats).where(and(undefined, eq(b, 2)));`);
    expect(changed).toContain(`${imports}db.delete(seats).where(and(eq(a, 1), undefined));`);
    expect(apply('db.delete(seats).where(eq(a, 1));')).toEqual(['db.delete(seats).where(undefined);']);
  });

  test('change SQL text, not the values in it', () => {
    expect(apply('sql`a = ${x < y} AND b <= now()`')).toEqual([
      'sql`a = ${x <= y} AND b <= now()`',
      'sql`a = ${x < y} OR b <= now()`',
      'sql`a = ${x < y} AND b < now()`',
    ]);
  });

  test('move comparisons by one, turn branches round, leave awaited calls out', () => {
    expect(apply('if (a >= b) c();')).toEqual(['if (!(a >= b)) c();', 'if (a > b) c();']);
    expect(apply('const a = b && c;')).toEqual(['const a = b || c;']);
    expect(apply('async () => { await save(); }')).toEqual(['async () => { ; }']);
  });

  test('name no condition of drizzle that the file does not import', () => {
    expect(apply("import { isNull } from 'drizzle-orm';\nisNull(a);")).toEqual([]);
  });
});

test('a fault belongs to the innermost function around it', () => {
  const text = 'function outer() { const inner = () => { return 1 < 2; }; return 3 < 4; } 5 < 6;';
  const spans = listFunctions('example.ts', text);
  expect(functionAround(spans, text.indexOf('1 <'))).toBe(1);
  expect(functionAround(spans, text.indexOf('3 <'))).toBe(0);
  expect(functionAround(spans, text.indexOf('5 <'))).toBeUndefined();
});
