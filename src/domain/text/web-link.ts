import * as v from 'valibot';
import { safeRedirectPath } from '../site/redirect-path.ts';

// oxlint-disable-next-line no-control-regex
const DISGUISE = /[\u0000-\u0020\u007f-\u00a0\\]/;

/**
 * Absolute, http or https, without user and password. `javascript:`, `data:`, `blob:`, `file:` in any
 * spelling are refused.
 */
export function isWebLink(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || DISGUISE.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

export const webLinkSchema = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.check(isWebLink, 'O endereço precisa começar com http:// ou https://.'),
);

/**
 * True for where the content may lead: another site ({@link isWebLink}) or a path of this one, in
 * its canonical form.
 */
export function isSiteAddress(text: string): boolean {
  return isWebLink(text) || (text !== '' && safeRedirectPath(text, '') === text);
}

export const siteAddressSchema = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.check(isSiteAddress, 'O endereço precisa ser um caminho desta loja ou começar com http:// ou https://.'),
);
