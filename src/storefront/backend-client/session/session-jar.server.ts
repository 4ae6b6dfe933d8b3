import { parseCookie, parseSetCookie, serializeCookie, stringifyCookie } from 'cookie-es';
import { cookieName, type BrowserCookie, type SessionCookie } from '#/contract/cookie-names.ts';
import { decodeUnverifiedToken, unwrapUserToken, type SessionIdentity } from './user-token.server.ts';

const userCookies: SessionCookie[] = ['userToken', 'purchaserToken', 'userTokenDecoded'];
const sessionCookies: SessionCookie[] = [...userCookies, 'refreshToken'];
const backendCookies: (SessionCookie | BrowserCookie)[] = [
  ...sessionCookies,
  'knownBrowser',
  'pendingSignIn',
  'schoolSignIn',
];

export interface SessionJar {
  get(cookie: SessionCookie): string | undefined;
  identity(): SessionIdentity | null;
  /** The `Cookie` header for the backend: its own cookies only, nothing else of the browser's. */
  header(): string;
  /**
   * Whether the user token came from the backend in this request, so that the browser doesn't have it yet.
   */
  isFresh(): boolean;
  /** Takes over the backend's `Set-Cookie` headers and passes the session's own on to the browser. */
  apply(setCookies: readonly string[]): void;
  clear(): void;
  /** As {@link clear}, but retains the refresh token. */
  clearUser(): void;
}

export interface SessionJarOptions {
  cookieHeader: string;
  /** True when the shop's address is https: unprefixed, Secure cookies. */
  production: boolean;
  sendToBrowser(setCookie: string): void;
}

/**
 * Opens the jar and settles the token rules (SESSION-3): a purchaser token without a user token
 * becomes the user token; a wrapped user token not yet decoded gives way to the token inside it.
 */
export function openSessionJar(options: SessionJarOptions): SessionJar {
  const { production, sendToBrowser } = options;
  const incoming = parseCookie(options.cookieHeader);
  const values = new Map<SessionCookie | BrowserCookie, string>();
  for (const cookie of backendCookies) {
    const value = incoming[cookieName(cookie, production)];
    if (value) values.set(cookie, value);
  }

  const attributes = { httpOnly: true, secure: production, sameSite: 'lax', path: '/' } as const;

  function store(cookie: SessionCookie, value: string) {
    values.set(cookie, value);
    sendToBrowser(serializeCookie(cookieName(cookie, production), value, attributes));
  }

  function forget(cookie: SessionCookie) {
    values.delete(cookie);
    sendToBrowser(serializeCookie(cookieName(cookie, production), '', { ...attributes, maxAge: 0 }));
  }

  function forgetAll(cookies: readonly SessionCookie[]) {
    for (const cookie of cookies) if (values.has(cookie)) forget(cookie);
  }

  function settle() {
    const purchaser = values.get('purchaserToken');
    if (purchaser && !values.has('userToken')) {
      store('userToken', purchaser);
      forget('purchaserToken');
    }
    const token = values.get('userToken');
    const inner = token && !values.has('userTokenDecoded') ? unwrapUserToken(token) : undefined;
    if (inner) {
      store('userToken', inner);
      store('userTokenDecoded', 'true');
    }
  }

  let fresh = false;
  settle();

  return {
    get: (cookie) => values.get(cookie),
    identity: () => {
      const token = values.get('userToken');
      return token ? decodeUnverifiedToken(token) : null;
    },
    header: () =>
      stringifyCookie(
        Object.fromEntries([...values].map(([cookie, value]) => [cookieName(cookie, production), value])),
      ),
    isFresh: () => fresh,
    apply: (setCookies) => {
      for (const header of setCookies) {
        const parsed = parseSetCookie(header);
        const cookie = backendCookies.find((name) => cookieName(name, production) === parsed?.name);
        if (!parsed || !cookie) continue;
        const expired = parsed.maxAge === 0 || (parsed.expires && parsed.expires.getTime() <= Date.now());
        if (expired || !parsed.value) values.delete(cookie);
        else values.set(cookie, parsed.value);
        // The flag spoke of the token that this one replaces.
        if (cookie === 'userToken') values.delete('userTokenDecoded');
        if (cookie === 'userToken' || cookie === 'purchaserToken') fresh = true;
        sendToBrowser(header);
      }
      settle();
    },
    clear: () => forgetAll(sessionCookies),
    clearUser: () => forgetAll(userCookies),
  };
}
