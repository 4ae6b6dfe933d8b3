import { createServerFn } from '@tanstack/react-start';
import { getCookie, setCookie } from '@tanstack/react-start/server';
import {
  AREA_EXPERIMENT,
  chooseAreaVariant,
  EXPERIMENT_COOKIE_SECONDS,
  experimentCookie,
} from '#/domain/site/experiment.ts';
import { storefrontSettings } from '#/server/settings.ts';

/** The visitor's variant of footer and area menu, known before the page is drawn so that nothing flickers. */
export const fetchAreaVariant = createServerFn({ method: 'GET' }).handler(() => {
  const { SITE_URL, EXP_NOVA_AREA_NOBRE } = storefrontSettings();
  const name = experimentCookie(AREA_EXPERIMENT);
  const { variant, cache } = chooseAreaVariant({
    production: SITE_URL?.startsWith('https:') ?? false,
    configured: EXP_NOVA_AREA_NOBRE,
    cached: getCookie(name),
    random: Math.random,
  });
  if (cache) {
    setCookie(name, variant, {
      httpOnly: true,
      secure: true,
      sameSite: 'lax',
      path: '/',
      maxAge: EXPERIMENT_COOKIE_SECONDS,
    });
  }
  return variant;
});
