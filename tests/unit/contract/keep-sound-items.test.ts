import { expect, test } from 'vitest';
import * as v from 'valibot';
import { keepSoundItems } from '#/contract/keep-sound-items.ts';

const schema = v.object({
  total: v.number(),
  stars: v.tuple([v.number(), v.number()]),
  items: v.array(v.object({ name: v.string(), days: v.array(v.picklist(['mon', 'tue'])) })),
});
const good = { name: 'a', days: ['mon'] };

async function keep(response: unknown) {
  const { issues = [] } = await schema['~standard'].validate(response);
  return keepSoundItems(schema, response, issues);
}

const around = (items: unknown[], more: object = {}) => ({ total: 2, stars: [1, 2], items, ...more });

test('an item that breaks the schema is left out, and the rest of the answer stays', async () => {
  const response = around([good, { name: 7, days: [] }, { ...good, name: 'b' }]);
  expect(await keep(response)).toEqual({ value: around([good, { ...good, name: 'b' }]), dropped: 1 });
  expect(response.items).toHaveLength(3);
});

test('of lists in lists only the innermost item goes', async () => {
  expect(await keep(around([{ name: 'a', days: ['mon', 'never'] }]))).toEqual({
    value: around([good]),
    dropped: 1,
  });
});

test('a list of one may be left empty, one of several that keeps none of them is no list of ours', async () => {
  expect(await keep(around([null]))).toEqual({ value: around([]), dropped: 1 });
  expect(await keep(around([null, null]))).toBeUndefined();
});

test.each([
  ['outside of lists', around([good], { total: 'two' })],
  ['in a tuple', around([good], { stars: [1, 'two'] })],
  ['in place of the list', { total: 2, stars: [1, 2], items: 'none' }],
  ['the answer itself', null],
  ['outside of lists and in one', around([null, good], { total: 'two' })],
])('what is wrong %s is not mended', async (_where, response) => {
  expect(await keep(response)).toBeUndefined();
});
