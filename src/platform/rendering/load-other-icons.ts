import spriteFile from '#/storefront/ui/display/icons.svg?no-inline';
import { addIcons } from '#/storefront/ui/display/icon-sprite.tsx';

/**
 * Brings the icons that the document came without (`src/platform/rendering/used-icons.ts`). Without them
 * pages still say all they have to say; the next document asks again.
 */
export async function bringOtherIcons(): Promise<void> {
  const file = await fetch(spriteFile).catch(() => undefined);
  if (file?.ok) addIcons(await file.text());
}
