import { createServerOnlyFn } from '@tanstack/react-start';
import { latePart } from '#/blocks/late/late-part.tsx';
import { untilInUse } from '#/blocks/late/when-in-use.ts';
import { hasLayoutToRestore } from '#/features/shell/layout-to-restore.ts';
import { ShopFooter } from './-shop-footer.tsx';

/** The last of every page, and of no use before the page is, but for a layout that it restores. */
export const LateShopFooter = latePart(
  createServerOnlyFn(() => ShopFooter),
  () => import('./-shop-footer.tsx').then((module) => module.ShopFooter),
  async () => {
    if (!hasLayoutToRestore()) await untilInUse();
  },
);
