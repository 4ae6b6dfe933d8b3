import { NotFoundPage } from '#/storefront/features/shell/components/not-found-page.tsx';
import { ShopFrame } from './-shop-frame.tsx';

export function MissingPage() {
  return (
    <ShopFrame>
      <NotFoundPage />
    </ShopFrame>
  );
}
