import { useSuspenseQueries } from '@tanstack/react-query';
import { NotFoundPage } from '#/storefront/features/shell/components/not-found-page.tsx';
import { frameQueries } from '#/storefront/features/shell/frame.queries.ts';
import { ShopFrame } from './-shop-frame.tsx';

// PAGE-5
export function FramedNotFound() {
  useSuspenseQueries({ queries: frameQueries() });
  return (
    <ShopFrame>
      <NotFoundPage />
    </ShopFrame>
  );
}
