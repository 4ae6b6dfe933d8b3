/** The experiment that picks the footer and the area menu (SHELL-12). */
export const AREA_EXPERIMENT = 'nova-area-nobre';

export const areaVariants = ['control', 'variant-a'] as const;
export type AreaVariant = (typeof areaVariants)[number];

export const areaSplits = [...areaVariants, 'split'] as const;
export type AreaSplit = (typeof areaSplits)[number];

/** 4 days (SHELL-12). */
export const EXPERIMENT_COOKIE_SECONDS = 4 * 86_400;

/** Name of the cookie that caches the variant of an experiment (SHELL-12). */
export function experimentCookie(name: string): string {
  return `exp_${name}`;
}

export function chooseAreaVariant({
  configured,
  random,
}: {
  configured: AreaSplit;
  /** Gives a number from 0 up to 1. */
  random(): number;
}): AreaVariant {
  if (configured !== 'split') return configured;
  return random() < 0.5 ? 'control' : 'variant-a';
}

/** Production uses the variant of the cookie, other environments the configured one, or control. */
export function shownAreaVariant({
  production,
  configured,
  cached,
}: {
  production: boolean;
  configured: AreaSplit;
  cached: string | undefined;
}): AreaVariant {
  const known = production ? areaVariants.find((variant) => variant === cached) : undefined;
  return known ?? (configured === 'split' ? 'control' : configured);
}
