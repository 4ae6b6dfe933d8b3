import { hex } from 'wcag-contrast';

/**
 * Contrast of two colours `#rrggbb` as WCAG 2.2 measures it, 1 to 21: by another library than the shop's
 * own.
 */
export const contrast = (one: string, other: string): number => hex(one, other);
