import { mayRunPartners, partnerScripts } from '#/platform/http/partners.ts';
import { storefrontSettings } from '#/settings/storefront-settings.ts';

/** Undefined without any; `isOpen`: they may run in the document of this request. */
export function readPartners(pathname: string, cookies: string) {
  const scripts = partnerScripts(storefrontSettings());
  return scripts && { scripts, isOpen: mayRunPartners(pathname, cookies) };
}
