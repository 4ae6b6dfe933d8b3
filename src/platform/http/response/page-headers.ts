import { getRequest, setResponseHeaders } from '@tanstack/react-start/server';
import { pageKind } from '#/domain/site/page-kinds.ts';
import { mayRunPartners, partnerOrigins, partnerScripts } from '../partners.ts';
import { saysNothingOfPerson, splitCookies } from '../request/visitor-cookies.ts';
import { securityHeaders } from './security-headers.ts';
import { analyticsHosts, storefrontSettings } from '#/settings/storefront-settings.ts';

/**
 * Headers of every response of the app itself, set before it renders so that a streamed page has them too.
 * Responses of server functions, of forms, to a person signed in and of secret pages are kept by no one,
 * unless the function says otherwise.
 */
export function setPageHeaders(nonce: string, handler: 'serverFn' | 'router'): void {
  const { headers, method, url } = getRequest();
  const settings = storefrontSettings();
  const { pathname } = new URL(url);
  const { secret = false } = pageKind(pathname);
  const cookies = headers.get('cookie') ?? '';
  const isCached = !secret && handler === 'router' && ['GET', 'HEAD'].includes(method) && !namesUser(cookies);
  const partners = partnerScripts(settings);
  const hasPartners = partners && mayRunPartners(pathname, cookies);
  setResponseHeaders(
    new Headers({
      ...securityHeaders({
        nonce,
        https: settings.NODE_ENV === 'production' && (settings.SITE_URL?.startsWith('https:') ?? false),
        development: settings.NODE_ENV === 'development',
        imageOrigins: settings.IMAGE_ORIGINS,
        analyticsHosts: analyticsHosts(settings),
        // The checkout is reached from any page without a new document, but never from among these scripts.
        cardOrigin: hasPartners ? undefined : settings.CARD_ORIGIN,
        partnerOrigins: hasPartners ? partnerOrigins(partners, settings) : [],
      }),
      ...(secret && { 'referrer-policy': 'no-referrer' }),
      'cache-control': isCached ? 'private, no-cache' : 'private, no-store',
    }),
  );
}

/**
 * The variant of an experiment and what is measured say nothing of a person who sees the page; going back to
 * it may take it from memory.
 */
function namesUser(cookies: string): boolean {
  return splitCookies(cookies).some(({ name }) => !saysNothingOfPerson(name));
}
