import { createServerOnlyFn } from '@tanstack/react-start';
import { getRequestUrl, setResponseHeader } from '@tanstack/react-start/server';
import { storefrontSettings } from '#/settings/storefront-settings.ts';

/** The address that the QR code of the footer holds; caches keep the picture for an hour. */
export const readQrCodeAddress = createServerOnlyFn((): string => {
  setResponseHeader('cache-control', 'public, max-age=3600');
  return `${storefrontSettings().SITE_URL ?? getRequestUrl().origin}/`;
});
