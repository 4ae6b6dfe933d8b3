import { isSessionCookie } from '#/contract/cookie-names.ts';
import { PARTNERS_TEXT_VERSION, readMeasuringCookies } from '#/domain/site/measuring-consent.ts';
import { mayShowPartners } from '#/domain/site/partner-pages.ts';
import { splitCookies } from './request/visitor-cookies.ts';
import type { StorefrontSettings } from '#/settings/storefront-settings.ts';

/** Scripts of other companies, by what they are for. */
export interface PartnerScripts {
  /** Protects the site. */
  protection: string | null;
  /** Draws a form by its id. */
  newsletter: { script: string; formId: string; analyticsId: string } | null;
  /** Draws a security seal. */
  seal: string | null;
}

/** What is configured; undefined without any of them. */
export function partnerScripts(settings: StorefrontSettings): PartnerScripts | undefined {
  const { NEWSLETTER_FORM_ID: formId, NEWSLETTER_ANALYTICS_ID: analyticsId } = settings;
  const scripts = {
    protection: settings.PROTECTION_SCRIPT ?? null,
    newsletter: formId && analyticsId ? { script: settings.NEWSLETTER_SCRIPT, formId, analyticsId } : null,
    seal: settings.SEAL_SCRIPT ?? null,
  };
  return scripts.protection || scripts.newsletter || scripts.seal ? scripts : undefined;
}

/**
 * Whether they may run in the document now being made: allowed by the visitor, no one signed in, a page
 * without personal data.
 */
export function mayRunPartners(pathname: string, cookies: string): boolean {
  return (
    mayShowPartners(pathname) &&
    // A session that is there, or may come back.
    !splitCookies(cookies).some(({ name }) => isSessionCookie(name)) &&
    readMeasuringCookies(cookies, PARTNERS_TEXT_VERSION) === 'granted'
  );
}

/** The sites that a document with these scripts may load from and talk to. */
export function partnerOrigins(scripts: PartnerScripts, settings: StorefrontSettings): string[] {
  const addresses = [scripts.protection, scripts.newsletter?.script, scripts.seal];
  const own = addresses.flatMap((address) => (address ? [new URL(address).origin] : []));
  return [...new Set([...own, ...settings.PARTNER_ORIGINS])];
}
