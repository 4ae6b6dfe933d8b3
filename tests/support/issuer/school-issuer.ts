import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

export interface SchoolAccount {
  sub: string;
  email: string;
  email_verified: boolean;
}

export interface SchoolIssuerServer {
  url: string;
  /** Whose account the browser at the issuer is signed in with; null: the person cancels there. */
  account: SchoolAccount | null;
  stop(): Promise<void>;
}

export const schoolClient = { clientId: 'vitrine', clientSecret: 'um-segredo-do-emissor' };

/**
 * A real OpenID Connect issuer over HTTP, whose sign-in page answers by itself. It tells addresses only when
 * it is asked for them apart, as the standard has it, or in its token with `tellsAtOnce`.
 */
export async function startSchoolIssuer(
  redirectUri: string,
  { tellsAtOnce = false }: { tellsAtOnce?: boolean } = {},
): Promise<SchoolIssuerServer> {
  let answer: Parameters<typeof createServer>[1];
  const server = createServer((request, response) => answer!(request, response as never));
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const accounts = new Map<string, SchoolAccount>();
  const provider = new Provider(url, {
    clients: [
      {
        client_id: schoolClient.clientId,
        client_secret: schoolClient.clientSecret,
        redirect_uris: [redirectUri],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'chave' }] },
    cookies: { keys: ['um-segredo-dos-cookies'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: !tellsAtOnce,
    ttl: {
      Interaction: 600,
      Grant: 600,
      Session: 600,
      AccessToken: 600,
      IdToken: 600,
      AuthorizationCode: 60,
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/entrar/${uid}` },
    findAccount: (_context, accountId) => {
      const known = accounts.get(accountId);
      return known && { accountId, claims: () => ({ ...known }) };
    },
    loadExistingGrant: async (context) => {
      const { provider: at, client, session } = context.oidc;
      const grant = new at.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  const flow = provider.callback();
  const issuer: SchoolIssuerServer = { url, account: null, stop: () => close(server) };
  answer = (request, response) => {
    if (!request.url!.startsWith('/entrar/')) return void flow(request, response);
    const { account } = issuer;
    if (account) accounts.set(account.sub, account);
    const outcome = account
      ? { login: { accountId: account.sub, remember: false } }
      : { error: 'access_denied', error_description: 'cancelled' };
    void provider.interactionFinished(request, response, outcome);
  };
  return issuer;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((settle) => server.close(() => settle()));
}

/** Goes through the issuer as a browser would, and returns the address of the shop that it leads to. */
export async function signInAtIssuer(address: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = new URL(address);
  const { origin } = next;
  while (next.origin === origin) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      cookies.set(name!, value!);
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`The issuer answered ${response.status}: ${await response.text()}`);
    next = new URL(location, next);
  }
  return next;
}
