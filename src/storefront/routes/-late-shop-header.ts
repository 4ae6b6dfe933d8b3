import { createServerOnlyFn } from '@tanstack/react-start';
import { latePart } from '#/platform/hydration/lazy-island.tsx';
import { untilInUse } from '#/platform/hydration/on-first-interaction.ts';
import { ShopHeader } from './-shop-header.tsx';

export const LateShopHeader = latePart(
  createServerOnlyFn(() => ShopHeader),
  () => {
    // Its first press would else wait for one script after the other.
    if (hasMobileMenu())
      import('#/storefront/features/shell/components/header/mobile-menu.tsx').catch(() => {});
    return import('./-shop-header.tsx').then((module) => module.ShopHeader);
  },
  untilInUse,
);

const hasMobileMenu = () => !matchMedia('(min-width: 64rem)').matches;
