import { expect, it } from 'vitest';
import { createFragmentCache } from '#/platform/rendering/fragment-cache.ts';
import { findFragment, fragmentMark, renderWithFragments } from '#/platform/rendering/fragments.ts';

const newCache = (now = () => 1, maxBytes = 10_000) => createFragmentCache(maxBytes, now)!;

function fragment(key: string, content: () => string): string {
  const found = findFragment(key);
  if (found && 'cached' in found) return `<div class="contents">${found.cached}</div>`;
  const mark = found ? ` ${fragmentMark}="${found.mark}"` : '';
  return `<div class="contents"${mark}>${content()}</div>`;
}

it('renders a fragment once, and sends the same page both times', () => {
  const cache = newCache();
  let times = 0;
  const page = () =>
    renderWithFragments(
      () =>
        `<p>ç</p>${fragment('menu', () => `<div><div>${++times}</div></div>`)}<i>$1</i>${fragment('b', () => 'B')}`,
      cache,
    );
  const first = page();
  expect(first).toBe(
    '<p>ç</p><div class="contents"><div><div>1</div></div></div><i>$1</i><div class="contents">B</div>',
  );
  expect(page()).toBe(first);
  expect(times).toBe(1);
});

it('renders another fragment for another key, and again once it is old', () => {
  let time = 1;
  const cache = newCache(() => time);
  const page = (key: string, content: string) =>
    renderWithFragments(() => fragment(key, () => content), cache);
  page('a', 'old');
  expect(page('b', 'other')).toContain('other');
  expect(page('a', 'new')).toContain('old');
  time = 30_002;
  expect(page('a', 'new')).toContain('new');
});

it('caches nothing of a page that has to stream, and nothing outside of a page', () => {
  const cache = newCache();
  expect(renderWithFragments(() => `${fragment('a', () => 'x')}<!--$?--><!--/$-->`, cache)).toBeUndefined();
  expect(cache.get('a')).toBeUndefined();
  expect(findFragment('a')).toBeUndefined();
  expect(renderWithFragments(() => fragment('a', () => 'x'))).toBe('<div class="contents">x</div>');
  expect(createFragmentCache(0, () => 1)).toBeUndefined();
});

it('takes no text for the place of a fragment', () => {
  const cache = newCache();
  const written = `${fragmentMark}="0:0" <!--0:0-->`;
  expect(renderWithFragments(() => written + fragment('a', () => 'x'), cache)).toContain(written);
});

it('ends with its page when rendering fails', () => {
  const cache = newCache();
  expect(() =>
    renderWithFragments(() => {
      throw new Error('fails');
    }, cache),
  ).toThrow('fails');
  expect(findFragment('a')).toBeUndefined();
});
