import { colourRoles, inThemes, propertyOf, type Theme, themes } from '#design-tokens';
import type { Themes } from './make-themes.ts';

/**
 * The custom properties that make a page of the demonstration one of the school; null where all are the
 * same.
 */
export function lookProperties({ light, dark }: Themes): Record<string, string> | null {
  const changed = colourRoles.filter(
    (role) => light[role] !== themes.light[role] || dark[role] !== themes.dark[role],
  );
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((role) => [propertyOf(role), inThemes(light[role], dark[role])]));
}

/** The same for an element that shows one theme, whichever the page has. */
export const themeProperties = (theme: Theme): Record<string, string> =>
  Object.fromEntries(colourRoles.map((role) => [propertyOf(role), theme[role]]));
