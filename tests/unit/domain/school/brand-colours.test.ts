import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastPairs } from '#/domain/school/colours/contrast-pairs.ts';
import { makeThemes } from '#/domain/school/colours/make-themes.ts';
import { coloursOf, refuseColours, usualLook } from '#/domain/school/look.ts';
import { palette, themes } from '../../../../tailwind.config.ts';
import { contrast } from '../../../support/contrast.ts';

function badPairs(look: Parameters<typeof coloursOf>[0]): string[] {
  return Object.entries(makeThemes(coloursOf(look))).flatMap(([name, theme]) => {
    const paints = { ...theme, white: palette.white };
    return contrastPairs
      .filter(({ front, ground, least }) => contrast(paints[front], paints[ground]) < least)
      .map(({ front, ground }) => `${name}: ${front} on ${ground}`);
  });
}

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
/** Grounds are pale: of any colour, hardly one would be taken. */
const paleColour = fc
  .tuple(...Array.from({ length: 3 }, () => fc.integer({ min: 0xe8, max: 0xff })))
  .map((channels) => `#${channels.map((value) => value.toString(16)).join('')}`);
const anyGround = fc.oneof(anyColour, paleColour, paleColour);
const anyLook = fc.record({ cor_principal: anyColour, cor_acao: anyColour, cor_fundo: anyGround });

test('of 200 brands each has its contrast everywhere or is refused, with colours that have it', () => {
  let [taken, refused] = [0, 0];
  fc.assert(
    fc.property(anyLook, (look) => {
      const found = Object.entries(refuseColours(look));
      if (found.length === 0) {
        taken += 1;
        expect(badPairs(look)).toEqual([]);
        return;
      }
      refused += 1;
      const nearest = { ...look, ...Object.fromEntries(found.map(([field, it]) => [field, it.nearest])) };
      expect(refuseColours(nearest)).toEqual({});
      expect(badPairs(nearest)).toEqual([]);
    }),
    { numRuns: 200 },
  );
  expect(taken).toBeGreaterThan(5);
  expect(refused).toBeGreaterThan(5);
});

test('a colour that holds is shown as it was chosen', () => {
  const look = { cor_principal: '#6d28d9', cor_acao: '#e11d48', cor_fundo: '#fff7ed' };
  expect(refuseColours(look)).toEqual({});
  expect(makeThemes(coloursOf(look)).light).toMatchObject({
    'primary-600': '#6d28d9',
    sell: '#e11d48',
    canvas: '#fff7ed',
  });
});

test('the demonstration has the colours of the token file', () => {
  expect(makeThemes(coloursOf(usualLook))).toEqual(themes);
});

test('a refused colour is told with its contrast and the nearest one', () => {
  const { cor_principal } = refuseColours({ ...usualLook, cor_principal: '#ffcc00' });
  expect(cor_principal?.message).toBe(
    `Com esta cor, não se leem os links e os botões. O contraste é de 1,5:1, e são precisos 4,5:1. A cor mais próxima que serve é ${cor_principal?.nearest}.`,
  );
});
