import { expect, it, vi } from 'vitest';
import { sharedPart } from '#/storefront/backend-client/shared-part.server.ts';
import { forgetShared } from '#/storefront/backend-client/shared-cache.server.ts';

let count = 0;

function newPart() {
  count += 1;
  const names = [`primeira ${count}`, `segunda ${count}`] as const;
  const first = vi.fn<() => Promise<string[]>>();
  const second = vi.fn<() => Promise<string[]>>();
  const part = sharedPart(
    60_000,
    [
      { name: names[0], call: first, empty: [] as string[] },
      { name: names[1], call: second, empty: [] as string[] },
    ],
    (one, two) => ({ all: [...one, ...two] }),
  );
  return { part, names, first, second };
}

it('gives what was read before, as the same object, and asks for nothing', async () => {
  const { part, first, second } = newPart();
  first.mockResolvedValue(['a']);
  second.mockResolvedValue(['b']);
  const read = await part.read();
  expect(read).toEqual({ all: ['a', 'b'] });
  expect(await part.read()).toBe(read);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});

it('shows another once one of its lists is another', async () => {
  const { part, names, first, second } = newPart();
  first.mockResolvedValue(['a']);
  second.mockResolvedValue(['b']);
  await part.read();
  second.mockResolvedValue(['c']);
  forgetShared((key) => key === names[1]);
  expect(await part.read()).toEqual({ all: ['a', 'c'] });
});

it('is empty where a list fails, and complete for the next caller (SHELL-6)', async () => {
  const { part, first, second } = newPart();
  first.mockResolvedValue(['a']);
  second.mockRejectedValueOnce(new Error('away'));
  expect(await part.read()).toEqual({ all: ['a'] });
  second.mockResolvedValue(['b']);
  expect(await part.read()).toEqual({ all: ['a', 'b'] });
});
