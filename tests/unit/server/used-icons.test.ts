import { expect, it } from 'vitest';
import { leaveUnusedIcons } from '#/server/used-icons.ts';

const symbol = (name: string) => `<symbol id="icone-${name}" viewBox="0 0 24 24"><path d="M1 1"/></symbol>`;
const page = (symbols: string, rest: string) =>
  `<body><div id="icones" hidden=""><svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg></div>${rest}</body>`;
const leave = (html: string, parts: string[] = []) =>
  leaveUnusedIcons({ html, parts: parts.map((part) => [Buffer.from(part)]) }).html;

it('leaves the drawings of icons that a page shows, and no others', () => {
  const shown = '<svg><use href="#icone-heart"></use></svg><p>Estrela: #icone-</p>';
  const all = symbol('heart') + symbol('heart-filled') + symbol('star');
  expect(leave(page(all, shown))).toBe(page(symbol('heart'), shown));
});

it('leaves other pictures and a page without icons as they are', () => {
  const other = '<svg><symbol id="icone-star"><path d="M2 2"/></symbol></svg>';
  expect(leave(other)).toBe(other);
  expect(leave(page('', other))).toBe(page('', other));
});

it('leaves the drawings of icons that parts show which are drawn already', () => {
  const all = symbol('heart') + symbol('star') + symbol('sun');
  const parts = ['<use href="#icone-star"></use>', '<p></p>'];
  const shown = '<use href="#icone-sun"></use>';
  const kept = page(symbol('star') + symbol('sun'), shown);
  expect(leave(page(all, shown), parts)).toBe(kept);
});
