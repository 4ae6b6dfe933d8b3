import { areaHues, palette } from '#design-tokens';

/** Degrees of OKLCH; that of the general area for one that isn't known. */
export const hueOfArea = (area: string): number =>
  Object.hasOwn(areaHues, area) ? areaHues[area as keyof typeof areaHues] : areaHues.geral;

/** Those of the demonstration, as `rrggbb`. */
export const usualDrawingColours = {
  ink: palette.ink[900].slice(1),
  accent: palette.sell.DEFAULT.slice(1),
};

export const paper = palette.white;
