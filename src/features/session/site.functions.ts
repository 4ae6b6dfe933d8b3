import { createServerFn } from '@tanstack/react-start';
import { getRequestUrl } from '@tanstack/react-start/server';
import { storefrontSettings } from '#/server/settings.ts';

/** The public origin of the shop, for canonical links and structured data. */
export const fetchSiteUrl = createServerFn({ method: 'GET' }).handler(
  () => storefrontSettings().SITE_URL ?? getRequestUrl().origin,
);
