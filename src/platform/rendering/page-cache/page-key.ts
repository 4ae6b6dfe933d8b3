import { AREA_EXPERIMENT, areaVariants, experimentCookie } from '#/domain/site/experiment.ts';
import {
  measuringCookie,
  PARTNERS_TEXT_VERSION,
  readMeasuringConsent,
} from '#/domain/site/measuring-consent.ts';
import { isPublicPage } from '#/domain/site/page-kinds.ts';
import { saysNothingOfPerson, splitCookies } from '#/platform/http/request/visitor-cookies.ts';

const variantCookie = experimentCookie(AREA_EXPERIMENT);

/**
 * The key under which a page is the same for everyone: its address, the variant of the experiment and the
 * choice about measuring. Undefined for what may be one person's: another method than GET or HEAD, a page
 * that isn't for search engines, any cookie but those two.
 */
export function pageKey({ method, headers }: Request, url: URL): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const { href, pathname, search } = url;
  if (!isPublicPage(pathname) || pathname.startsWith('/_') || !takesHtml(headers)) return undefined;
  if (headers.has('authorization') || search.length > longestSearch) return undefined;
  const shown = readHarmlessCookies(headers.get('cookie') ?? '');
  // The address as it stands: its protocol and host would have it parsed as a whole.
  const [address] = href.split('#', 1);
  return shown && `${address} ${shown.variant} ${shown.consent}`;
}

/** Characters; longer ones are no one's link, and would fill the cache. */
const longestSearch = 512;

function takesHtml(headers: Headers): boolean {
  const accept = headers.get('accept');
  return accept === null || accept.includes('text/html') || accept.includes('*/*');
}

/**
 * What the server makes of the cookies of a person unknown; undefined when there is any other, and when the
 * app may read one differently: sent twice, encoded or quoted.
 */
function readHarmlessCookies(header: string): { variant: string; consent: string } | undefined {
  const cookies = splitCookies(header);
  const values = new Map(cookies.map(({ name, value }) => [name, value]));
  if (values.size < cookies.length || !cookies.every(({ name }) => saysNothingOfPerson(name))) {
    return undefined;
  }
  const variant = values.get(variantCookie);
  if (variant !== undefined && !areaVariants.some((known) => known === variant)) return undefined;
  const choice = values.get(measuringCookie);
  if (choice !== undefined && !/^[\w.-]*$/.test(choice)) return undefined;
  // By the text with partners or the one without, whichever this shop has: both are distinguished.
  const consent = `${readMeasuringConsent(choice)}-${readMeasuringConsent(choice, PARTNERS_TEXT_VERSION)}`;
  return { variant: variant ?? '', consent };
}
