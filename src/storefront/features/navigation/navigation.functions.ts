import { createIsomorphicFn, createServerFn, createServerOnlyFn } from '@tanstack/react-start';
import { getRequest, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';
import * as v from 'valibot';
import { backend, currentRequest } from '#/storefront/backend-client/backend.server.ts';
import { asAnonymous } from '#/storefront/backend-client/visitor.server.ts';
import {
  loggablePath,
  logMissingPage,
  logRefusedRedirect,
} from '#/storefront/backend-client/page/page-log.server.ts';
import { storefrontSettings } from '#/settings/storefront-settings.ts';
import { createMissingPageReport } from './redirect/missing-page-report.ts';
import { publicNetwork } from '#/storefront/backend-client/public-network.server.ts';
import { createRedirectLookup } from './redirect/redirect-lookup.ts';
import { readRedirectTarget, type RedirectOutcome } from './redirect/redirect-target.ts';
import { sgnTarget } from './redirect/sgn-target.ts';

const retryAfterSeconds = 120;

const longestPath = 2000;

/** Milliseconds a page waits for the redirect table (PAGE-3). */
const giveUpAfterMs = 300;

const lookUp = createRedirectLookup({
  read: async (caminho) => {
    const { status, body } = await asAnonymous(() =>
      backend().reference.getRedirect({ caminho }, { context: { timeoutMs: 2000, statusIsData: true } }),
    );
    return status === 200 ? body : null;
  },
  now: () => Date.now(),
  giveUpAfterMs,
  freshMs: 60_000,
  failureFreshMs: 5000,
  capacity: 10_000,
});

/**
 * Where a path of this site leads by the redirect table, whatever its query; null when it stays. Never fails.
 * For the server; a browser calls {@link lookUpRedirect}.
 */
export const findRedirectOf = createServerOnlyFn(async (path: string): Promise<RedirectOutcome | null> => {
  const answer = path.length <= longestPath && (await lookUp(path));
  if (!answer) return null;
  try {
    return readRedirectTarget(answer, storefrontSettings().EXTERNAL_REDIRECT_HOSTS);
  } catch (error) {
    logRefusedRedirect(path, (error as Error).message);
    return null;
  }
});

export const lookUpRedirect = createServerFn({ method: 'GET' })
  .validator(v.object({ path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(longestPath)) }))
  .handler(({ data }) => findRedirectOf(data.path));

export const markGone = createIsomorphicFn()
  .server(() => setResponseStatus(410))
  .client(() => {});

/** Answers the page now being rendered with 503, to come back to in two minutes. */
export const markUnavailable = createIsomorphicFn()
  .server(() => {
    setResponseStatus(503);
    setResponseHeader('retry-after', String(retryAfterSeconds));
  })
  .client(() => {});

/** Answers the page now being rendered with 404, whatever became of a form that was posted to it. */
export const markMissing = createIsomorphicFn()
  .server(() => setResponseStatus(404))
  .client(() => {});

/** Where `/sgn/{path}?origin=` leads; null unless the origin is on the list. Nothing is fetched. */
export const findSgnTarget = createServerFn({ method: 'GET' })
  .validator(
    v.object({ path: v.pipe(v.string(), v.maxLength(2000)), origin: v.pipe(v.string(), v.maxLength(300)) }),
  )
  .handler(({ data }) => sgnTarget(data.path, data.origin, storefrontSettings().SGN_ORIGINS));

const report = createMissingPageReport({
  send: async ({ path, from, askedOf, address }) => {
    const { contact } = backend();
    await contact.logRequest({
      url: path,
      tipo: 'PAGINA_NAO_ENCONTRADA',
      endereco_ip: await publicNetwork(address, storefrontSettings().IP_LOOKUP_URL),
      dados: JSON.stringify({ origem: from, navegacao: askedOf }),
    });
  },
  now: () => Date.now(),
  maxAtOnce: 5,
  freshMs: 60_000,
  capacity: 1000,
});

const unmatched = new WeakSet<Request>();

export const markUnmatched = createIsomorphicFn()
  .server(() => void unmatched.add(getRequest()))
  .client(() => {});

export const reportMissingPage = createServerOnlyFn((request: Request): void => {
  const path = loggablePath(new URL(request.url).pathname);
  logMissingPage(path, unmatched.has(request) ? 'Page not found' : undefined);
  report({ path, from: refererPath(request), askedOf: 'servidor', address: currentRequest().ip ?? null });
});

export const reportMissingMove = createServerFn({ method: 'POST' })
  .validator(
    v.object({
      path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(2000)),
      from: v.pipe(v.string(), v.startsWith('/'), v.maxLength(2000)),
    }),
  )
  .handler(({ data }) => {
    const [path, from] = [loggablePath(data.path), loggablePath(data.from)];
    logMissingPage(path);
    report({ path, from, askedOf: 'navegador', address: currentRequest().ip ?? null });
  });

function refererPath(request: Request): string | null {
  const referer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return null;
  const { host, pathname } = new URL(referer);
  return host === new URL(request.url).host ? loggablePath(pathname) : null;
}
