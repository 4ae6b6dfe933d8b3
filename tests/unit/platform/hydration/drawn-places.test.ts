import { expect, it } from 'vitest';
import { createFragmentCache } from '#/platform/rendering/fragment-cache.ts';
import {
  bytesOf,
  findFragment,
  fragmentMark,
  leavePlace,
  renderWithoutPlaces,
  renderWithPlaces,
  splitAtPlaces,
} from '#/platform/rendering/drawn-places.ts';

const part = (text: string) => Buffer.from(text);

it('has each part where its place was, in whichever order places were left', () => {
  const page = renderWithPlaces(() => {
    const [first, second] = [leavePlace(part('um')), leavePlace(part('dois'))];
    return `<p>ç</p>${second}<i>${first}</i>${second}`;
  });
  expect(page.html).not.toContain('dois');
  expect(splitAtPlaces(page).join('')).toBe('<p>ç</p>dois<i>um</i>dois');
});

it('leaves no place outside of a page, nor in what is kept beyond it', () => {
  expect(leavePlace(part('um'))).toBeUndefined();
  renderWithPlaces(() => {
    renderWithoutPlaces(() => {
      expect(leavePlace(part('um'))).toBeUndefined();
      return '';
    });
    expect(leavePlace(part('um'))).toBeDefined();
    return '';
  });
  expect(() =>
    renderWithPlaces(() => {
      throw new Error('fails');
    }),
  ).toThrow('fails');
  expect(leavePlace(part('um'))).toBeUndefined();
});

it('takes nothing that was written for another page as a place', () => {
  const before = renderWithPlaces(() => leavePlace(part('um'))!).html;
  const page = renderWithPlaces(() => before + leavePlace(part('dois')));
  expect(splitAtPlaces(page).join('')).toBe(`${before}dois`);
});

const newCache = (now = () => 1, maxBytes = 10_000) => createFragmentCache(maxBytes, now)!;

function drawFragment(key: string, content: (session: string) => string, session?: string): string {
  const found = findFragment(key, session);
  if (found?.place !== undefined) return `<div class="contents">${found.place}</div>`;
  const mark = found ? ` ${fragmentMark}="${found.mark}"` : '';
  return `<div class="contents"${mark}>${content(found?.session ?? session ?? '')}</div>`;
}

function drawPage(render: () => string, cache?: ReturnType<typeof newCache>): string {
  return bytesOf(splitAtPlaces(renderWithPlaces(render, cache).keepFragments())).toString();
}

it('has the parts of a fragment in it for the pages that follow, and places of its own page for them', () => {
  const cache = newCache();
  const page = renderWithPlaces(
    () => drawFragment('lista', () => leavePlace(part('cartão'))!) + leavePlace(part('rodapé')),
    cache,
  ).keepFragments();
  expect(page.html).not.toContain('cartão');
  expect(bytesOf(splitAtPlaces(page)).toString()).toBe('<div class="contents">cartão</div>rodapé');
  expect(cache.get('lista')?.map((piece) => Buffer.from(piece).toString())).toEqual(['cartão']);
});

it('draws a fragment once for each key, and pages are the same with it and without', () => {
  const cache = newCache();
  let drawn = 0;
  const page = () => {
    const outer = drawFragment('lista', () => {
      drawn += 1;
      return `<div>${leavePlace(part('<b>cartão</b>'))}</div>${drawFragment('filtro', () => '<i>ç</i>')}`;
    });
    return `<main>${outer}${drawFragment('filtro', () => 'outro')}<div></div></main>`;
  };
  const expected =
    '<main><div class="contents"><div><b>cartão</b></div><div class="contents"><i>ç</i></div></div>' +
    '<div class="contents">outro</div><div></div></main>';
  expect(drawPage(page)).toBe(expected);
  expect(drawPage(page, newCache())).toBe(expected);
  drawn = 0;
  drawPage(page, cache);
  expect(drawPage(page, cache)).toContain('<div class="contents"><div><b>cartão</b></div>');
  expect(drawn).toBe(1);
});

it('has nothing of a page that was not kept, nor of one that failed', () => {
  const cache = newCache();
  renderWithPlaces(() => drawFragment('a', () => 'meia página'), cache);
  expect(() =>
    renderWithPlaces(() => {
      drawFragment('a', () => 'falha');
      throw new Error('fails');
    }, cache),
  ).toThrow('fails');
  expect(drawPage(() => drawFragment('a', () => 'inteira'), cache)).toContain('inteira');
});

it('draws a fragment anew after half a minute, and keeps no more bytes than it may', () => {
  let now = 1000;
  const cache = newCache(() => now, 100);
  const show = (key: string, text: string) => drawPage(() => drawFragment(key, () => text), cache);
  show('a', 'antes');
  now = 30_000;
  expect(show('a', 'depois')).toContain('antes');
  now = 32_000;
  expect(show('a', 'depois')).toContain('depois');
  for (const key of ['b', 'c', 'd']) show(key, 'x'.repeat(40));
  expect(show('a', 'de novo')).toContain('de novo');
  expect(createFragmentCache(0, () => 0)).toBeUndefined();
});

it('names each page’s own session in what was drawn for others, within one another too', () => {
  const cache = newCache();
  const form = (session: string) => `<input value="${session}">`;
  const page = (session: string) =>
    drawPage(
      () =>
        form(session) +
        drawFragment('in', form, session) +
        drawFragment('out', (name) => form(name) + drawFragment('in', form, name), session),
      cache,
    );
  const expected = (session: string) =>
    `${form(session)}<div class="contents">${form(session)}</div>` +
    `<div class="contents">${form(session)}<div class="contents">${form(session)}</div></div>`;
  expect(drawPage(() => drawFragment('in', form, '3.4'), cache)).toContain('"3.4"');
  for (const session of ['1.7', '2.8', '1.7']) expect(page(session)).toBe(expected(session));
});

it('has the session that is shown where nothing is kept', () => {
  expect(drawPage(() => drawFragment('in', (session) => session, '1.7'))).toBe(
    '<div class="contents">1.7</div>',
  );
});
