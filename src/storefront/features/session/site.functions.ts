import { createIsomorphicFn, createServerFn, createServerOnlyFn } from '@tanstack/react-start';
import { getRequestUrl } from '@tanstack/react-start/server';
import { storefrontSettings } from '#/settings/storefront-settings.ts';

const siteUrl = createServerOnlyFn(() => storefrontSettings().SITE_URL ?? getRequestUrl().origin);

export const fetchSiteUrl = createServerFn({ method: 'GET' }).handler(() => siteUrl());

export const readSiteUrl = createIsomorphicFn()
  .server(() => siteUrl())
  .client(() => fetchSiteUrl());
