import * as openid from 'openid-client';
import * as v from 'valibot';
import type { SchoolIssuerSettings } from '#/backend/school-issuer-settings.ts';
import { schoolSignInEnd } from './school-sign-in-end.ts';

const ISSUER_SECONDS = 3;
/** How long the issuer's own description is used before it is asked again. */
const DISCOVERY_MS = 60 * 60_000;

/** Secrets of one sign-in, each of at least 43 characters. */
export interface SignInSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

export interface IssuerAnswer {
  state: string;
  code?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
}

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  email: v.optional(v.unknown()),
  email_verified: v.optional(v.unknown()),
});
export type SchoolClaims = v.InferOutput<typeof claimsSchema>;

export interface SchoolIssuer {
  /** As the settings name it. */
  id: string;
  domains: readonly string[];
  /** @throws 503 `CONTA_DA_ESCOLA_FORA_DO_AR` */
  addressFor(secrets: SignInSecrets): Promise<string>;
  /**
   * Who signed in, after signature, issuer, audience, times, nonce and state were checked.
   * @throws 403 `CONTA_DA_ESCOLA_RECUSADA`, 503 `CONTA_DA_ESCOLA_FORA_DO_AR`
   */
  readAnswer(answer: IssuerAnswer, secrets: SignInSecrets): Promise<SchoolClaims>;
}

/** The issuer of the settings, found by discovery when it is first needed. */
export function createSchoolIssuer(
  { issuer, clientId, clientSecret, domains }: SchoolIssuerSettings,
  redirectUri: string,
  now: () => Date,
): SchoolIssuer {
  let known: { configuration: Promise<openid.Configuration>; until: number } | undefined;

  function configuration(): Promise<openid.Configuration> {
    if (known && known.until > now().getTime()) return known.configuration;
    const found = openid.discovery(
      new URL(issuer),
      clientId,
      clientSecret,
      clientSecret === undefined ? openid.None() : undefined,
      {
        timeout: ISSUER_SECONDS,
        // The settings take plain http for a shop without https only.
        execute: issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [],
      },
    );
    const asked = { configuration: found, until: now().getTime() + DISCOVERY_MS };
    known = asked;
    found.catch(() => {
      if (known === asked) known = undefined;
    });
    return found;
  }

  const reach = () =>
    configuration().catch((cause: unknown) => {
      throw schoolSignInEnd('conta-da-escola-fora-do-ar', cause);
    });

  return {
    id: issuer,
    domains,
    addressFor: async ({ state, nonce, verifier }) => {
      const address = openid.buildAuthorizationUrl(await reach(), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return address.href;
    },
    readAnswer: async (answer, { state, nonce, verifier }) => {
      const config = await reach();
      const address = new URL(redirectUri);
      for (const [name, value] of Object.entries(answer)) {
        if (value !== undefined) address.searchParams.set(name, value);
      }
      try {
        const tokens = await openid.authorizationCodeGrant(config, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = v.parse(claimsSchema, tokens.claims());
        // Some issuers tell an address only when they are asked apart.
        if (claims.email !== undefined || !config.serverMetadata().userinfo_endpoint) return claims;
        return v.parse(claimsSchema, await openid.fetchUserInfo(config, tokens.access_token, claims.sub));
      } catch (error) {
        throw schoolSignInEnd(
          isUnreachable(error) ? 'conta-da-escola-fora-do-ar' : 'conta-da-escola-recusada',
          error,
        );
      }
    },
  };
}

/** Whether an error says that the issuer didn't answer, or answered with a failure of its own. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (code === 'OAUTH_TIMEOUT' || error.name === 'TimeoutError' || error.name === 'AbortError') return true;
  if (error instanceof TypeError && error.message === 'fetch failed') return true;
  if (cause instanceof Response) return cause.status >= 500;
  return cause instanceof Error && isUnreachable(cause);
}
