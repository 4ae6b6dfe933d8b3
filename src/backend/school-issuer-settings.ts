import * as v from 'valibot';
import { addressSetting, hostListSetting } from '#/settings/setting-schemas.ts';
import { SettingsError, type SettingsOf } from '#/settings/settings.ts';

export const schoolIssuerSettingsTable = {
  OIDC_ISSUER: {
    schema: v.optional(addressSetting),
    fallbackMeaning: 'the team signs in with passwords only',
    meaning:
      'OpenID Connect issuer of the school’s accounts, as its discovery document names it, for example `https://accounts.google.com`. The sign-in page then offers it to the team. Its client is told the redirect address `SITE_URL/conta-da-escola/retorno`.',
  },
  OIDC_CLIENT_ID: {
    schema: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(300))),
    meaning: 'Client id from the issuer. Required with `OIDC_ISSUER`.',
  },
  OIDC_CLIENT_SECRET: {
    schema: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(500))),
    secret: true,
    fallbackMeaning: 'a public client, with PKCE alone',
    meaning: 'Client secret from the issuer.',
  },
  OIDC_ALLOWED_DOMAINS: {
    schema: hostListSetting,
    fallbackMeaning: 'any domain',
    meaning:
      'Domains of the addresses that may sign in through the issuer, separated by commas. Only who is of the team gets in, whatever the domain.',
  },
};

export interface SchoolIssuerSettings {
  issuer: string;
  clientId: string;
  clientSecret?: string | undefined;
  /** Small letters; empty for any. */
  domains: readonly string[];
}

/**
 * @throws SettingsError for an issuer without a client, or one over plain http where the shop has https
 */
export function schoolIssuerSettingsOf(
  env: SettingsOf<typeof schoolIssuerSettingsTable>,
  publicUrl: string,
): SchoolIssuerSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (issuer === undefined) return undefined;
  if (clientId === undefined) throw new SettingsError(['OIDC_CLIENT_ID is required with OIDC_ISSUER']);
  if (!issuer.startsWith('https:') && publicUrl.startsWith('https:')) {
    throw new SettingsError(['OIDC_ISSUER must be an https address']);
  }
  return { issuer, clientId, clientSecret, domains: env.OIDC_ALLOWED_DOMAINS };
}
