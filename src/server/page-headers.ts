import { getRequestHeader, getRequestUrl, setResponseHeaders } from '@tanstack/react-start/server';
import { isSecretPage } from './secret-page.ts';
import { securityHeaders } from './security-headers.ts';
import { analyticsAddress, storefrontSettings } from './settings.ts';

/** Headers of everything the app itself answers, set before it renders so that a streamed page has them too. */
export function setPageHeaders(nonce: string): void {
  const settings = storefrontSettings();
  const address = analyticsAddress(settings);
  const secret = isSecretPage(getRequestUrl().pathname);
  setResponseHeaders(
    new Headers({
      ...securityHeaders({
        nonce,
        https: settings.NODE_ENV === 'production' && (settings.SITE_URL?.startsWith('https:') ?? false),
        development: settings.NODE_ENV === 'development',
        imageOrigins: settings.IMAGE_ORIGINS,
        analyticsHost: address?.startsWith('/') ? undefined : address,
      }),
      ...(secret && { 'referrer-policy': 'no-referrer' }),
      'cache-control':
        secret || namesSomebody(getRequestHeader('cookie')) ? 'private, no-store' : 'private, no-cache',
    }),
  );
}

/** The variant of an experiment and what is measured say nothing of who sees the page; going back to it may take it from memory. */
function namesSomebody(cookies = ''): boolean {
  return cookies.split(';').some((cookie) => !/^\s*(exp_|ph_|preferencias_cookies=|$)/.test(cookie));
}
