import { useSuspenseQueries } from '@tanstack/react-query';
import { NotFoundPage } from '#/storefront/features/shell/components/not-found-page.tsx';
import { frameQueries } from '#/storefront/features/shell/frame.queries.ts';
import { ShopFrame } from './-shop-frame.tsx';

/** What isn't found in a layout without the shop's header and footer has them all the same (PAGE-5). */
export function FramedNotFound() {
  // No loader knows beforehand that it will be shown.
  useSuspenseQueries({ queries: frameQueries() });
  return (
    <ShopFrame>
      <NotFoundPage />
    </ShopFrame>
  );
}
