import { createServerOnlyFn } from '@tanstack/react-start';
import { latePart } from '#/platform/hydration/lazy-island.tsx';
import { untilInUse } from '#/platform/hydration/on-first-interaction.ts';
import { hasLayoutToRestore } from '#/storefront/features/shell/layout-to-restore.ts';
import { ShopFooter } from './-shop-footer.tsx';

/** The last of every page, and of no use before the page is, but for a layout that it restores. */
export const LateShopFooter = latePart(
  createServerOnlyFn(() => ShopFooter),
  () => import('./-shop-footer.tsx').then((module) => module.ShopFooter),
  async () => {
    if (!hasLayoutToRestore()) await untilInUse();
  },
);
