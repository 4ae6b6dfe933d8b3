import { fillPath } from '#/storefront/shared/page/fill-path.ts';

export function linkPath(productOffer: string, link: string): string {
  return `${fillPath('/compra-assistida/$productOffer', { productOffer })}?${new URLSearchParams({ link }).toString()}`;
}
