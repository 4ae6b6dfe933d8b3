import { storefrontSettings } from '#/settings/storefront-settings.ts';

/**
 * The origin a browser shows for this shop: SITE_URL, because behind TLS the request that reaches us is plain
 * http; on a machine of one's own, that of the request.
 */
export function isPublicOrigin(origin: string, request: Request): boolean {
  return origin === (storefrontSettings().SITE_URL ?? new URL(request.url).origin);
}
