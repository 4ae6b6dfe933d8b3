import { serializeCookie } from 'cookie-es';
import type { ServerMiddleware } from 'srvx';
import {
  AREA_EXPERIMENT,
  type AreaSplit,
  areaVariants,
  chooseAreaVariant,
  EXPERIMENT_COOKIE_SECONDS,
  experimentCookie,
} from '#/domain/site/experiment.ts';
import { splitCookies } from './visitor-cookies.ts';

const name = experimentCookie(AREA_EXPERIMENT);

/**
 * Gives who asks for a page without a variant of the experiment theirs, before the page is looked for
 * (SHELL-12): the page itself then sets no cookie and is the same for all of the variant. For production.
 */
export function assignVariant(configured: AreaSplit, random: () => number = Math.random): ServerMiddleware {
  return async (request, next) => {
    const { method, headers } = request;
    if (method !== 'GET' || !headers.get('accept')?.includes('text/html')) return next();
    const cookies = splitCookies(headers.get('cookie') ?? '');
    if (cookies.some((cookie) => cookie.name === name && isVariant(cookie.value))) return next();
    const variant = chooseAreaVariant({ configured, random });
    const others = cookies.filter((cookie) => cookie.name !== name);
    headers.set(
      'cookie',
      [...others, { name, value: variant }].map((cookie) => `${cookie.name}=${cookie.value}`).join('; '),
    );
    const response = await next();
    response.headers.append(
      'set-cookie',
      serializeCookie(name, variant, {
        httpOnly: true,
        secure: true,
        sameSite: 'lax',
        path: '/',
        maxAge: EXPERIMENT_COOKIE_SECONDS,
      }),
    );
    return response;
  };
}

const isVariant = (value: string) => areaVariants.some((variant) => variant === value);
