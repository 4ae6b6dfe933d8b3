import { createServerOnlyFn } from '@tanstack/react-start';
import { latePart } from '#/blocks/late/late-part.tsx';
import { untilInUse } from '#/blocks/late/when-in-use.ts';
import { ShopHeader } from './-shop-header.tsx';

/** Its links and its search work without; what its buttons open comes late in any case. */
export const LateShopHeader = latePart(
  createServerOnlyFn(() => ShopHeader),
  () => {
    // Its first press would else wait for one script after the other.
    if (hasMobileMenu()) import('#/features/shell/components/header/mobile-menu.tsx').catch(() => {});
    return import('./-shop-header.tsx').then((module) => module.ShopHeader);
  },
  untilInUse,
);

const hasMobileMenu = () => !matchMedia('(min-width: 64rem)').matches;
