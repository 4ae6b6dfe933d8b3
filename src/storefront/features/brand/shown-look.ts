import { lookProperties } from '#/domain/school/colours/look-properties.ts';
import { makeThemes } from '#/domain/school/colours/make-themes.ts';
import { coloursOf, type LookFields } from '#/domain/school/look.ts';
import type { ShopBrand } from '#/storefront/shared/brand/brand.ts';

/** What pages show of the school's colours. */
export function shownLook(look: LookFields): Pick<ShopBrand, 'look' | 'frame'> {
  const colours = coloursOf(look);
  const { light, dark } = makeThemes(colours);
  return { look: lookProperties(colours), frame: [light.surface, dark.surface] };
}
