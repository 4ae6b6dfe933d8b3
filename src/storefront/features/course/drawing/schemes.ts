import { type Inks, inksOf } from './inks.ts';
import { hueOf, oklchToHex } from './oklch.ts';

/** The colours of one drawing: what lies behind, what motifs stand on, and the inks of the motifs. */
export interface Scheme {
  ground: string;
  field: string;
  field2: string;
  plate: string;
  floor: string;
  inks: Inks;
  /** Dark grounds: a motif needs a plate below it. */
  dark: boolean;
}

/** Degrees between two hues. */
const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

/** The school's action colour, or one that is seen on the area's hue. */
function accentOn(hue: number, accent: string, ink: string): string {
  if (apart(hue, hueOf(accent)) > 50) return accent;
  return apart(hue, 88) > 30 ? oklchToHex(0.84, 0.15, 88) : oklchToHex(0.8, 0.1, hueOf(ink));
}

export function schemesOf(
  hue: number,
  { ink, accent }: { ink: string; accent: string },
  turn: number,
): Scheme[] {
  const inks: Inks = { ...inksOf(hue), dark: ink, accent: accentOn(hue, accent, ink) };
  const beside = hue + turn;
  const light = { inks, dark: false };
  return [
    {
      ...light,
      ground: inks.line,
      field: oklchToHex(0.86, 0.065, hue),
      field2: inks.light,
      plate: inks.soft,
      floor: inks.light,
    },
    {
      ...light,
      ground: inks.light,
      field: oklchToHex(0.77, 0.1, hue),
      field2: inks.line,
      plate: inks.soft,
      floor: oklchToHex(0.7, 0.11, hue),
    },
    {
      inks,
      dark: true,
      ground: oklchToHex(0.6, 0.13, hue),
      field: oklchToHex(0.54, 0.13, hue),
      field2: oklchToHex(0.68, 0.12, hue),
      plate: inks.soft,
      floor: ink,
    },
    {
      inks,
      dark: true,
      ground: ink,
      field: oklchToHex(0.32, 0.07, hueOf(ink)),
      field2: inks.strong,
      plate: inks.line,
      floor: inks.base,
    },
    {
      ...light,
      ground: oklchToHex(0.9, 0.06, beside),
      field: oklchToHex(0.85, 0.08, beside),
      field2: oklchToHex(0.78, 0.1, beside),
      plate: inks.soft,
      floor: inks.light,
    },
  ];
}
