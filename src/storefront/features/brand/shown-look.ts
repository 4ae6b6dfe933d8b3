import { lookProperties } from '#/domain/school/colours/look-properties.ts';
import { type LookFields, themesOf } from '#/domain/school/look.ts';
import type { ShopBrand } from '#/storefront/shared/brand/brand.ts';

/** What pages show of the school's colours. */
export function shownLook(look: LookFields): Pick<ShopBrand, 'look' | 'frame' | 'font'> {
  const made = themesOf(look);
  return {
    look: lookProperties(made, look.fonte),
    font: look.fonte,
    frame: [made.light.surface, made.dark.surface],
  };
}
