import { type FontKey, fontNames } from '#design-tokens';

export { familiesOf } from '#design-tokens';

export type SchoolFont = FontKey;
export const schoolFonts = Object.keys(fontNames) as SchoolFont[];
export const usualFont: SchoolFont = 'archivo';
