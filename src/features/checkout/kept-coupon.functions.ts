import { createIsomorphicFn } from '@tanstack/react-start';
import { getCookie, setCookie } from '@tanstack/react-start/server';
import { parseCookie } from 'cookie-es';
import { storefrontSettings } from '#/server/settings.ts';

/**
 * Cookie with the coupon that a visitor took along. The browser may read and end it: it opens nothing, and
 * the backend checks it against the offer as it checks one that is typed.
 */
const cookieName = 'cupom';

/** Keeps a coupon for so many seconds; none ends the cookie. */
export const writeCouponCookie = createIsomorphicFn()
  .server((code: string, maxAge: number) => {
    const secure = storefrontSettings().SITE_URL?.startsWith('https:') ?? false;
    setCookie(cookieName, code, { path: '/', sameSite: 'lax', maxAge, secure });
  })
  .client((code: string, maxAge: number) => {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${cookieName}=${encodeURIComponent(code)}; Path=/; SameSite=Lax; Max-Age=${maxAge}${secure}`;
  });

/** What the cookie holds, whoever wrote it. */
export const readCouponCookie = createIsomorphicFn()
  .server(() => getCookie(cookieName))
  .client(() => parseCookie(document.cookie)[cookieName]);
