import { expect, it } from 'vitest';
import { leaveUnusedIcons } from '#/platform/rendering/used-icons.ts';

const symbol = (name: string) => `<symbol id="i-${name}" viewBox="0 0 24 24"><path d="M1 1"/></symbol>`;
const sprite = (symbols: string) => `<svg>${symbols}</svg>`;

function leave(html: string, parts: string[]): string[] {
  const page = { html, parts: parts.map((part) => [Buffer.from(part)]) };
  return leaveUnusedIcons(page).parts.map((part) => Buffer.concat(part).toString());
}

it('leaves the drawings of icons that a page shows, and no others', () => {
  const shown = '<svg><use href="#i-heart"></use></svg><p>Estrela: #i-</p>';
  const all = sprite(symbol('heart') + symbol('heart-filled') + symbol('star'));
  expect(leave(shown, [all])).toEqual([sprite(symbol('heart'))]);
});

it('leaves other pictures and a page without icons as they are', () => {
  const others = ['<svg><symbol id="star"><path d="M2 2"/></symbol></svg>', '<p></p>'];
  expect(leave('<use href="#i-star"></use>', others)).toEqual(others);
  expect(leave('', [])).toEqual([]);
});

it('leaves the drawings of icons that parts show which are drawn already, for each page its own', () => {
  const all = sprite(symbol('heart') + symbol('star') + symbol('sun'));
  const part = '<use href="#i-star"></use>';
  const pieces = [part, all, '<p></p>'].map((text) => [Buffer.from(text)]);
  const textFor = (name: string) => {
    const { parts } = leaveUnusedIcons({ html: `<use href="#i-${name}"></use>`, parts: pieces });
    return Buffer.concat(parts[1]!).toString();
  };
  expect(textFor('sun')).toBe(sprite(symbol('star') + symbol('sun')));
  expect(textFor('heart')).toBe(sprite(symbol('heart') + symbol('star')));
  expect(textFor('sun')).toBe(sprite(symbol('star') + symbol('sun')));
});
