import {
  type BrandColours,
  cannotHold,
  contrastOf,
  failingPairs,
  hexOf,
  makeThemes,
  toneOf,
  usualColours,
} from './make-themes.ts';

export interface RefusedColour {
  /** Of the worst pair, rounded down to a tenth. */
  contrast: number;
  least: number;
  /** The nearest colour that holds, of the same hue. */
  nearest: string;
}

export type RefusedColours = Partial<Record<keyof BrandColours, RefusedColour>>;

/**
 * The colours whose contrast isn't enough for texts and controls. One is tried after the other, beside those
 * that hold: the nearest ones hold together.
 */
export function checkColours(chosen: BrandColours): RefusedColours {
  const refused: RefusedColours = {};
  const held = { ...usualColours };
  for (const name of ['ground', 'primary', 'action'] as const) {
    const attempt = { ...held, [name]: chosen[name] };
    const worst = worstOf(attempt);
    if (!worst) {
      held[name] = chosen[name];
      continue;
    }
    const nearest = nearestTo(chosen[name], (hex) => {
      const colours = { ...held, [name]: hex };
      return !cannotHold(colours) && !worstOf(colours);
    });
    refused[name] = { ...worst, nearest: nearest ?? usualColours[name] };
    held[name] = refused[name].nearest;
  }
  return refused;
}

function worstOf(colours: BrandColours): { contrast: number; least: number } | undefined {
  const { light, dark } = makeThemes(colours);
  const [worst] = [light, dark]
    .flatMap((theme) =>
      failingPairs(theme).map(({ front, ground, least }) => ({
        contrast: contrastOf(
          front === 'white' ? '#ffffff' : theme[front],
          ground === 'white' ? '#ffffff' : theme[ground],
        ),
        least,
      })),
    )
    .toSorted((one, other) => one.contrast / one.least - other.contrast / other.least);
  return worst && { ...worst, contrast: Math.floor(worst.contrast * 10) / 10 };
}

/** Lighter and darker ones by steps that no one sees. */
function nearestTo(hex: string, holds: (hex: string) => boolean): string | undefined {
  const { l, c, h } = toneOf(hex);
  for (let away = 0.005; away <= 1; away += 0.005) {
    for (const at of [l - away, l + away]) {
      if (at < 0 || at > 1) continue;
      const found = hexOf({ l: at, c, h });
      if (holds(found)) return found;
    }
  }
  return undefined;
}
