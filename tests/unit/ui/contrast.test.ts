import { describe, expect, test } from 'vitest';
import { oklchToHex } from '../../../tools/art/draw/oklch.ts';
import { areaHues, areaTones, palette } from '../../../tailwind.config.ts';
import { contrast } from '../../support/contrast.ts';

const { white, ink, blue, sell, steel, success, warning, danger } = palette;

/** WCAG 2.2: 4.5 for text, 3 for the edges of controls, focus rings and pictures that mean something. */
const textPairs: Array<[name: string, text: string, ground: string]> = [
  ['heading on canvas', ink[900], steel[50]],
  ['body on canvas', steel[700], steel[50]],
  ['muted on canvas', steel[600], steel[50]],
  ['muted on a disabled control', steel[600], steel[100]],
  ['placeholder', steel[600], white],
  ['quiet link on canvas', blue[700], steel[50]],
  ['link on a blue ground', blue[700], blue[100]],
  ['link under pressure', blue[700], blue[200]],
  ['filter chip', blue[800], blue[100]],
  ['filter chip, hover', blue[800], blue[200]],
  ['primary button', white, blue[600]],
  ['primary button, hover', white, blue[700]],
  ['primary button, active', white, blue[800]],
  ['selling button', ink[950], sell.DEFAULT],
  ['selling button, hover', ink[950], sell.hover],
  ['selling button, active', ink[950], sell.active],
  ['ink on the soft selling ground', ink[950], sell.soft],
  ['danger button', white, danger.DEFAULT],
  ['danger button, hover', white, danger.strong],
  ['white on ink', white, ink[900]],
  ['white on ink, hover', white, ink[800]],
  ['secondary text on ink', steel[300], ink[900]],
  ['secondary link on ink', blue[200], ink[900]],
  ['error under a field', danger.DEFAULT, steel[50]],
  ['error in an alert', danger.DEFAULT, danger.soft],
  ['error summary', danger.strong, danger.soft],
  ['rule met', success.DEFAULT, steel[50]],
  ['success badge', success.strong, success.soft],
  ['warning badge', warning.strong, warning.soft],
  ['neutral badge', steel[700], steel[100]],
  ['body in an alert', steel[700], warning.soft],
];

const markPairs: Array<[name: string, mark: string, ground: string]> = [
  ['border of a control on white', steel[500], white],
  ['border of a control on canvas', steel[500], steel[50]],
  ['border of a wrong control', danger.DEFAULT, white],
  ['focus ring on canvas', blue[600], steel[50]],
  ['focus ring on ink', blue[200], ink[900]],
  ['selling button on white', sell.DEFAULT, white],
  ['selling button on ink', sell.DEFAULT, ink[900]],
  ['warning sign', warning.DEFAULT, warning.soft],
  ['info sign', blue[600], blue[50]],
  ['success sign', success.DEFAULT, success.soft],
  ['stars', ink[800], white],
];

describe('contrast of the tokens', () => {
  test.each(textPairs)('%s reaches 4.5', (_name, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(markPairs)('%s reaches 3', (_name, mark, ground) => {
    expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(areaHues))('the tones of %s carry text and marks', (_slug, hue) => {
    const tone = (name: keyof typeof areaTones) =>
      oklchToHex(areaTones[name].lightness, areaTones[name].chroma, hue);
    expect(contrast(tone('strong'), tone('soft'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tone('strong'), white)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tone('area'), tone('soft'))).toBeGreaterThanOrEqual(3);
    expect(contrast(white, tone('area'))).toBeGreaterThanOrEqual(3);
  });
});

test('every area owns a hue of its own', () => {
  const hues = Object.values(areaHues);
  expect(new Set(hues).size).toBe(hues.length);
});
