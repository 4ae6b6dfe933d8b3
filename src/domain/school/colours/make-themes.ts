import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  parseHex,
  useMode,
  wcagLuminance,
} from 'culori/fn';
import { type ColourRole, palette, type Theme, themes } from '#design-tokens';
import { contrastPairs, type Paint, type Pair } from './contrast-pairs.ts';

useMode(modeRgb);
useMode(modeLrgb);
const toOklch = useMode(modeOklch);

export { themes as usualThemes } from '#design-tokens';

/** What a school chooses, as `#rrggbb`. */
export interface BrandColours {
  primary: string;
  action: string;
  ground: string;
}

export type Themes = Record<'light' | 'dark', Theme>;

export const usualColours: BrandColours = {
  primary: themes.light['primary-600'],
  action: themes.light.sell,
  ground: themes.light.canvas,
};

interface Tone {
  l: number;
  c: number;
  /** Degrees; any for a grey. */
  h: number;
}

export function toneOf(hex: string): Tone {
  const { l, c, h = 0 } = toOklch(parseHex(hex))!;
  return { l, c, h };
}

export const hexOf = ({ l, c, h }: Tone): string =>
  formatHex(clampChroma({ mode: 'oklch', l: Math.min(Math.max(l, 0), 1), c, h }, 'oklch'));

export function contrastOf(one: string, other: string): number {
  const [first, second] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** The same dozens of colours are compared thousands of times while the nearest one is looked for. */
const luminances = new Map<string, number>();

function luminanceOf(hex: string): number {
  const known = luminances.get(hex);
  if (known !== undefined) return known;
  if (luminances.size > 5000) luminances.clear();
  const luminance = wcagLuminance(hex);
  luminances.set(hex, luminance);
  return luminance;
}

/** Which of the three colours a role follows; the others are the same in every shop. */
const families: Record<keyof BrandColours, { roles: readonly ColourRole[]; mostChroma: number }> = {
  primary: {
    roles: [
      'heading',
      'primary-50',
      'primary-100',
      'primary-200',
      'primary-600',
      'primary-700',
      'primary-800',
      'band-950',
      'band-900',
      'band-800',
      'band-link',
      'band-mark',
    ],
    mostChroma: 1.25,
  },
  action: { roles: ['sell-soft', 'sell', 'sell-hover', 'sell-active'], mostChroma: 1.25 },
  ground: {
    roles: [
      'canvas',
      'surface',
      'line',
      'line-strong',
      'body',
      'muted',
      'steel-100',
      'steel-300',
      'band-muted',
    ],
    mostChroma: 1,
  },
};

/** Shown as chosen in the light theme. */
export const chosenRoles = { primary: 'primary-600', action: 'sell', ground: 'canvas' } as const;

const status = /^(?:success|warning|danger)/;

/** All roles in both themes, made of three colours: what holds its contrast with them, where that can be. */
export function makeThemes(chosen: BrandColours): Themes {
  const { primary, action, ground } = usualColours;
  if (chosen.primary === primary && chosen.action === action && chosen.ground === ground) return themes;
  return { light: makeTheme(themes.light, chosen, true), dark: makeTheme(themes.dark, chosen, false) };
}

function makeTheme(usual: Theme, chosen: BrandColours, isLight: boolean): Theme {
  const theme: Record<ColourRole, string> = { ...usual };
  const fixed = new Set<Paint>(['white', 'surface']);
  for (const name of ['primary', 'action', 'ground'] as const) {
    if (chosen[name] === usualColours[name]) continue;
    const { roles, mostChroma } = families[name];
    const [from, to] = [toneOf(usualColours[name]), toneOf(chosen[name])];
    const ratio = Math.min(to.c / from.c, mostChroma);
    for (const role of roles) {
      // White in every shop, for documents, logos and codes that are made for it.
      if (isLight && role === 'surface') continue;
      const { l, c, h } = toneOf(usual[role]);
      // What is under the pointer stays as far from the colour itself as it was.
      const shift = isLight && name === 'action' && role !== 'sell-soft' ? to.l - from.l : 0;
      theme[role] = hexOf({ l: l + shift, c: c * ratio, h: h + to.h - from.h });
    }
  }
  if (isLight) {
    for (const name of ['primary', 'action', 'ground'] as const) {
      theme[chosenRoles[name]] = chosen[name];
      fixed.add(chosenRoles[name]);
    }
  } else if (chosen.action !== usualColours.action) {
    theme.sell = chosen.action;
  }
  const ink = palette.ink[950];
  theme['on-sell'] =
    contrastOf(ink, theme.sell) >= contrastOf(palette.white, theme.sell) ? ink : palette.white;
  fixed.add('on-sell');
  settle(theme, fixed);
  return theme;
}

/** Makes what is too near to its ground lighter or darker; a few rounds, as one colour lies on several. */
function settle(theme: Record<ColourRole, string>, fixed: ReadonlySet<Paint>): void {
  for (let round = 0; round < 4; round += 1) {
    const failing = failingPairs(theme);
    if (failing.length === 0) return;
    for (const { front, ground, least } of failing) {
      const moved = [front, ground].find((paint) => !fixed.has(paint) && !status.test(paint));
      if (moved === undefined || moved === 'white') continue;
      const other = paintOf(theme, moved === front ? ground : front);
      theme[moved] = movedAway(theme[moved], other, least);
    }
  }
}

function movedAway(hex: string, other: string, least: number): string {
  const { l, c, h } = toneOf(hex);
  const step = l >= toneOf(other).l ? 0.005 : -0.005;
  for (let at = l; at >= 0 && at <= 1; at += step) {
    const found = hexOf({ l: at, c, h });
    if (contrastOf(found, other) >= least) return found;
  }
  return step > 0 ? palette.white : '#000000';
}

const paintOf = (theme: Theme, paint: Paint) => (paint === 'white' ? palette.white : theme[paint]);

const isSet = (paint: Paint) =>
  paint === 'white' ||
  paint === 'surface' ||
  status.test(paint) ||
  Object.values(chosenRoles).some((role) => role === paint);

const setPairs = contrastPairs.filter(({ front, ground }) => isSet(front) && isSet(ground));

/** Whether nothing that could be made of the three colours would hold: found out without making it. */
export function cannotHold({ primary, action, ground }: BrandColours): boolean {
  const theme = { ...themes.light, 'primary-600': primary, sell: action, canvas: ground };
  return setPairs.some(
    ({ front, ground: below, least }) => contrastOf(paintOf(theme, front), paintOf(theme, below)) < least,
  );
}

export const failingPairs = (theme: Theme): Pair[] =>
  contrastPairs.filter(
    ({ front, ground, least }) => contrastOf(paintOf(theme, front), paintOf(theme, ground)) < least,
  );
