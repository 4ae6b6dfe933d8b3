import { expect, it } from 'vitest';
import { leaveUnusedIcons } from '#/server/used-icons.ts';

const symbol = (name: string) => `<symbol id="icone-${name}" viewBox="0 0 24 24"><path d="M1 1"/></symbol>`;
const page = (symbols: string, rest: string) =>
  `<body><div id="icones" hidden=""><svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg></div>${rest}</body>`;

it('leaves the drawings of icons that a page shows, and no others', () => {
  const shown = '<svg><use href="#icone-heart"></use></svg><p>Estrela: #icone-</p>';
  const all = symbol('heart') + symbol('heart-filled') + symbol('star');
  expect(leaveUnusedIcons(page(all, shown))).toBe(page(symbol('heart'), shown));
});

it('leaves other pictures and a page without icons as they are', () => {
  const other = '<svg><symbol id="icone-star"><path d="M2 2"/></symbol></svg>';
  expect(leaveUnusedIcons(other)).toBe(other);
  expect(leaveUnusedIcons(page('', other))).toBe(page('', other));
});
