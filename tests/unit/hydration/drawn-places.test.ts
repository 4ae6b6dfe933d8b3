import { expect, it } from 'vitest';
import {
  leavePlace,
  renderWithoutPlaces,
  renderWithPlaces,
  splitAtPlaces,
} from '#/hydration/drawn-places.ts';

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
