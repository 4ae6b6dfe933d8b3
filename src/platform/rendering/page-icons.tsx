import { createIsomorphicFn } from '@tanstack/react-start';
import { leavePlace } from '#/platform/rendering/drawn-places.ts';
import { IconSprite, iconSymbols } from '#/storefront/ui/display/icon-sprite.tsx';

let bytes: Uint8Array | undefined;

/** A page that is rendered whole has a place for them: which of them it shows is known once it is drawn. */
const placeOfSymbols = createIsomorphicFn()
  .server(() => leavePlace((bytes ??= new TextEncoder().encode(iconSymbols))))
  .client((): string | undefined => undefined);

/** The drawings of the page's icons. */
export function PageIcons() {
  return <IconSprite symbols={placeOfSymbols() ?? iconSymbols} />;
}
