import { createServerOnlyFn } from '@tanstack/react-start';
import { latePart } from '#/blocks/late/late-part.tsx';
import { untilInUse } from '#/blocks/late/when-in-use.ts';
import { ShopHeader } from './-shop-header.tsx';

/** Its links and its search work without; what its buttons open comes late in any case. */
export const LateShopHeader = latePart(
  createServerOnlyFn(() => ShopHeader),
  () => import('./-shop-header.tsx').then((module) => module.ShopHeader),
  untilInUse,
);
