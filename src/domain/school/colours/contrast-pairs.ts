import type { ColourRole } from '#design-tokens';

export type Paint = ColourRole | 'white';
export interface Pair {
  front: Paint;
  ground: Paint;
  /** WCAG 2.2: 4.5 for text, 3 for edges of controls, focus rings and pictures that mean something. */
  least: number;
}

const on = (least: number, front: Paint, grounds: readonly Paint[]): Pair[] =>
  grounds.map((ground) => ({ front, ground, least }));

const pages = ['canvas', 'surface'] as const;
const tints = ['primary-50', 'primary-100', 'primary-200'] as const;
const softs = ['success-soft', 'warning-soft', 'danger-soft'] as const;

/** What pages show on what, in both themes. */
export const contrastPairs: readonly Pair[] = [
  ...on(4.5, 'heading', [...pages, ...tints, ...softs, 'steel-100', 'sell-soft']),
  ...on(4.5, 'body', [...pages, ...softs, 'steel-100', 'primary-50', 'primary-100']),
  ...on(4.5, 'muted', [...pages, 'steel-100', 'primary-50']),
  ...on(4.5, 'primary-700', [...pages, ...tints]),
  ...on(4.5, 'primary-800', [...pages, ...tints]),
  ...on(4.5, 'surface', ['primary-600', 'primary-700', 'primary-800', 'heading', 'body']),
  ...on(4.5, 'surface', ['success', 'success-strong', 'danger', 'danger-strong']),
  ...on(4.5, 'on-sell', ['sell', 'sell-hover', 'sell-active']),
  ...on(4.5, 'white', ['band-950', 'band-900', 'band-800']),
  ...on(4.5, 'band-muted', ['band-950', 'band-900']),
  ...on(4.5, 'band-link', ['band-950', 'band-900']),
  ...on(4.5, 'success', pages),
  ...on(4.5, 'success-strong', [...pages, 'success-soft']),
  ...on(4.5, 'warning-strong', [...pages, 'warning-soft']),
  ...on(4.5, 'danger', [...pages, 'danger-soft']),
  ...on(4.5, 'danger-strong', [...pages, 'danger-soft']),
  ...on(3, 'line-strong', pages),
  ...on(3, 'primary-600', [...pages, 'primary-50', 'primary-100']),
  ...on(3, 'band-mark', ['band-900']),
  ...on(3, 'sell', ['surface', 'band-900']),
  ...on(3, 'success', ['success-soft']),
  ...on(3, 'warning', ['warning-soft']),
];
