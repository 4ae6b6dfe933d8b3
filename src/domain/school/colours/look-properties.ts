import {
  colourRoles,
  familiesOf,
  type FontKey,
  fontProperty,
  inThemes,
  propertyOf,
  type Theme,
  themes,
} from '#design-tokens';
import type { Themes } from './make-themes.ts';
import { usualFont } from './school-fonts.ts';

/**
 * The custom properties that make a page of the demonstration one of the school; null where all are the
 * same.
 */
export function lookProperties({ light, dark }: Themes, font: FontKey): Record<string, string> | null {
  const changed = colourRoles.filter(
    (role) => light[role] !== themes.light[role] || dark[role] !== themes.dark[role],
  );
  const properties = changed.map((role) => [propertyOf(role), inThemes(light[role], dark[role])]);
  if (font !== usualFont) properties.push([fontProperty, familiesOf(font)]);
  return properties.length === 0 ? null : Object.fromEntries(properties);
}

/** The same for an element that shows one theme, whichever the page has. */
export const themeProperties = (theme: Theme): Record<string, string> =>
  Object.fromEntries(colourRoles.map((role) => [propertyOf(role), theme[role]]));
