/** The experiment that picks the footer and the area menu (SHELL-12). */
export const AREA_EXPERIMENT = 'nova-area-nobre';

export const areaVariants = ['control', 'variant-a'] as const;
export type AreaVariant = (typeof areaVariants)[number];

/** What is configured: a variant for everybody, or `split`, half of the visitors each. */
export const areaSplits = [...areaVariants, 'split'] as const;
export type AreaSplit = (typeof areaSplits)[number];

/** Seconds for which production keeps a visitor's variant: 4 days (SHELL-12). */
export const EXPERIMENT_COOKIE_SECONDS = 4 * 86_400;

/** Name of the cookie that caches the variant of an experiment (SHELL-12). */
export function experimentCookie(name: string): string {
  return `exp_${name}`;
}

/**
 * A visitor's variant. Production keeps to the one in the cookie and draws lots for who has none; elsewhere
 * the configured variant counts, or control, so that nobody sees by chance what they develop or test.
 */
export function chooseAreaVariant({
  production,
  configured,
  cached,
  random,
}: {
  production: boolean;
  configured: AreaSplit;
  /** The cookie's text, whatever it is. */
  cached: string | undefined;
  /** Gives a number from 0 up to 1. */
  random(): number;
}): { variant: AreaVariant; cache: boolean } {
  if (!production) return { variant: configured === 'split' ? 'control' : configured, cache: false };
  const known = areaVariants.find((variant) => variant === cached);
  if (known) return { variant: known, cache: false };
  if (configured !== 'split') return { variant: configured, cache: true };
  return { variant: random() < 0.5 ? 'control' : 'variant-a', cache: true };
}
