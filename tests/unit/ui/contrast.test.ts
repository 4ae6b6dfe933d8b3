import { describe, expect, test } from 'vitest';
import { contrastPairs } from '#/domain/school/colours/contrast-pairs.ts';
import { oklchToHex } from '#/storefront/features/course/drawing/oklch.ts';
import { areaHues, areaTones, darkAreaTones, palette, themes } from '../../../tailwind.config.ts';
import { contrast } from '../../support/contrast.ts';

describe.each(['light', 'dark'] as const)('contrast of the tokens in the %s theme', (name) => {
  const theme = { ...themes[name], white: palette.white };

  test.each(contrastPairs)('$front on $ground reaches $least', ({ front, ground, least }) => {
    expect(contrast(theme[front], theme[ground])).toBeGreaterThanOrEqual(least);
  });

  test.each(Object.entries(areaHues))('the tones of %s carry text and marks', (_slug, hue) => {
    const tones = name === 'light' ? areaTones : darkAreaTones;
    const tone = (each: keyof typeof tones) => oklchToHex(tones[each].lightness, tones[each].chroma, hue);
    expect(contrast(tone('strong'), tone('soft'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tone('strong'), theme.surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tone('area'), tone('soft'))).toBeGreaterThanOrEqual(3);
    expect(contrast(theme.surface, tone('area'))).toBeGreaterThanOrEqual(3);
  });
});

test('every area owns a hue of its own', () => {
  const hues = Object.values(areaHues);
  expect(new Set(hues).size).toBe(hues.length);
});
