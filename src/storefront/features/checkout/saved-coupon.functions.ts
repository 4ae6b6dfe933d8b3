import { createIsomorphicFn } from '@tanstack/react-start';
import { getCookie, setCookie } from '@tanstack/react-start/server';
import { parseCookie } from 'cookie-es';
import { savedCouponCookie } from '#/domain/sale/coupon/coupon-code.ts';
import { storefrontSettings } from '#/settings/storefront-settings.ts';

export const writeCouponCookie = createIsomorphicFn()
  .server((code: string, maxAge: number) => {
    const secure = storefrontSettings().SITE_URL?.startsWith('https:') ?? false;
    setCookie(savedCouponCookie, code, { path: '/', sameSite: 'lax', maxAge, secure });
  })
  .client((code: string, maxAge: number) => {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${savedCouponCookie}=${encodeURIComponent(code)}; Path=/; SameSite=Lax; Max-Age=${maxAge}${secure}`;
  });

export const readCouponCookie = createIsomorphicFn()
  .server(() => getCookie(savedCouponCookie))
  .client(() => parseCookie(document.cookie)[savedCouponCookie]);
