import { oklchToHex } from './oklch.ts';

/** The colours of one picture: tones of one hue, one accent across the circle, and white. */
export interface Inks {
  soft: string;
  line: string;
  light: string;
  mid: string;
  base: string;
  strong: string;
  dark: string;
  accent: string;
  white: string;
}

export function inksOf(hue: number): Inks {
  const warm = hue < 90 || hue > 320;
  return {
    soft: oklchToHex(0.955, 0.025, hue),
    line: oklchToHex(0.9, 0.05, hue),
    light: oklchToHex(0.82, 0.085, hue),
    mid: oklchToHex(0.7, 0.13, hue),
    base: oklchToHex(0.57, 0.14, hue),
    strong: oklchToHex(0.42, 0.105, hue),
    dark: oklchToHex(0.27, 0.06, hue),
    accent: warm ? oklchToHex(0.8, 0.1, 225) : oklchToHex(0.87, 0.14, 88),
    white: oklchToHex(1, 0, hue),
  };
}
