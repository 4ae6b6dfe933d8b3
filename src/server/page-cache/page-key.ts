import { AREA_EXPERIMENT, areaVariants, experimentCookie } from '#/domain/site/experiment.ts';
import {
  measuringCookie,
  PARTNERS_TEXT_VERSION,
  readMeasuringConsent,
} from '#/domain/site/measuring-consent.ts';
import { pageKind } from '#/domain/site/page-kinds.ts';

/** Cookies of the analytics library: the server reads none of them. */
const measuringState = /^ph_/;

const variantCookie = experimentCookie(AREA_EXPERIMENT);

/**
 * The key under which a page is the same for everybody: its address, the variant of the experiment and the
 * choice about measuring. Undefined for what may be one person's: another method than GET or HEAD, a page
 * that isn't for search engines, any cookie but those two.
 */
export function pageKey({ method, headers }: Request, url: URL): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const { host, protocol, pathname, search } = url;
  const { layout, private: isPrivate } = pageKind(pathname);
  if (layout !== 'default' || isPrivate || pathname.startsWith('/_') || !takesHtml(headers)) {
    return undefined;
  }
  if (headers.has('authorization') || search.length > longestSearch) return undefined;
  const shown = readHarmlessCookies(headers.get('cookie') ?? '');
  return shown && `${protocol}//${host}${pathname}${search} ${shown.variant} ${shown.consent}`;
}

/** Characters; longer ones are nobody's link, and would fill the cache. */
const longestSearch = 512;

function takesHtml(headers: Headers): boolean {
  const accept = headers.get('accept');
  return accept === null || accept.includes('text/html') || accept.includes('*/*');
}

/** What the server makes of the cookies of somebody unknown; undefined when there is any other. */
function readHarmlessCookies(cookies: string): { variant: string; consent: string } | undefined {
  const shown = { variant: '', consent: 'pending' };
  for (const pair of cookies.split(';').map((text) => text.trim())) {
    if (pair === '' || measuringState.test(pair)) continue;
    const [name = '', value = ''] = splitPair(pair);
    if (name === variantCookie) {
      if (!areaVariants.some((variant) => variant === value)) return undefined;
      shown.variant = value;
    } else if (name === measuringCookie) {
      // By the text with partners or the one without, whichever this shop has: both are told apart.
      shown.consent = `${readMeasuringConsent(value)}-${readMeasuringConsent(value, PARTNERS_TEXT_VERSION)}`;
    } else return undefined;
  }
  return shown;
}

function splitPair(pair: string): string[] {
  const at = pair.indexOf('=');
  return at < 0 ? [pair] : [pair.slice(0, at), pair.slice(at + 1)];
}
