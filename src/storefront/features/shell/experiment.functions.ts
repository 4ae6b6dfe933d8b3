import { createIsomorphicFn, createServerFn, createServerOnlyFn } from '@tanstack/react-start';
import { getCookie } from '@tanstack/react-start/server';
import { AREA_EXPERIMENT, experimentCookie, shownAreaVariant } from '#/domain/site/experiment.ts';
import { storefrontSettings } from '#/settings/storefront-settings.ts';

const areaVariant = createServerOnlyFn(() => {
  const { SITE_URL, EXP_NOVA_AREA_NOBRE } = storefrontSettings();
  return shownAreaVariant({
    production: SITE_URL?.startsWith('https:') ?? false,
    configured: EXP_NOVA_AREA_NOBRE,
    cached: getCookie(experimentCookie(AREA_EXPERIMENT)),
  });
});

export const fetchAreaVariant = createServerFn({ method: 'GET' }).handler(() => areaVariant());

export const readAreaVariant = createIsomorphicFn()
  .server(() => areaVariant())
  .client(() => fetchAreaVariant());
