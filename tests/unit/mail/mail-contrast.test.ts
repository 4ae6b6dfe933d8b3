import { expect, test } from 'vitest';
import { mailColours } from '#/backend/mail/templates/layout/mail-styles.ts';
import { usualLook } from '#/domain/school/look.ts';
import { contrast } from '../../support/contrast.ts';

const pairs = [
  ['onBand', 'band'],
  ['heading', 'card'],
  ['text', 'card'],
  ['muted', 'card'],
  ['link', 'card'],
  ['muted', 'ground'],
  ['link', 'ground'],
  ['onButton', 'button'],
] as const;

test.each(['light', 'dark'] as const)('every text of a mail is readable in %s colours', (scheme) => {
  const colours = mailColours(usualLook)[scheme];
  const measured = pairs.map(([text, ground]) => ({
    text,
    ground,
    contrast: contrast(colours[text], colours[ground]),
  }));
  expect(measured.filter((pair) => pair.contrast < 4.5)).toEqual([]);
});
