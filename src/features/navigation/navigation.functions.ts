import { createIsomorphicFn, createServerFn, createServerOnlyFn } from '@tanstack/react-start';
import { setResponseStatus } from '@tanstack/react-start/server';
import * as v from 'valibot';
import { backend } from '#/gateway/backend.server.ts';
import { asNobody } from '#/gateway/visitor.server.ts';
import { logger } from '#/server/logger.ts';
import { storefrontSettings } from '#/server/settings.ts';
import { createMissingPageReport } from './missing-page-report.ts';
import { createRedirectLookup } from './redirect-lookup.ts';
import { readRedirectTarget, type RedirectOutcome } from './redirect-target.ts';
import { gatewayTarget } from './gateway-target.ts';

/** Milliseconds a page waits for the redirect table (decisions, section 2). */
const giveUpAfterMs = 300;

const lookUp = createRedirectLookup({
  read: async (caminho) => {
    // Kept on waiting for after the page went on, so that the next visitor has the answer.
    const { status, body } = await asNobody(() =>
      backend().reference.getRedirect({ caminho }, { context: { timeoutMs: 2000 } }),
    );
    return status === 200 ? body : null;
  },
  now: () => Date.now(),
  giveUpAfterMs,
  freshMs: 60_000,
  failureFreshMs: 5000,
  capacity: 10_000,
});

/** Where a path of this site leads by the redirect table; null when it stays. Never fails. */
export const lookUpRedirect = createServerFn({ method: 'GET' })
  .validator(
    v.object({
      path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(2000)),
      search: v.pipe(v.string(), v.maxLength(4000)),
    }),
  )
  .handler(async ({ data }): Promise<RedirectOutcome | null> => {
    const answer = await lookUp(data.path);
    if (!answer) return null;
    try {
      return readRedirectTarget(answer, data.search, storefrontSettings().EXTERNAL_REDIRECT_HOSTS);
    } catch (error) {
      logger().warn({ path: data.path, reason: (error as Error).message }, 'redirect refused');
      return null;
    }
  });

/** Answers the page now being rendered with 410; in the browser there is no status to set. */
export const markGone = createIsomorphicFn()
  .server(() => setResponseStatus(410))
  .client(() => {});

/** Where `/sgn/{path}?origin=` leads; null unless the origin is on the list. Nothing is fetched. */
export const findGatewayTarget = createServerFn({ method: 'GET' })
  .validator(
    v.object({ path: v.pipe(v.string(), v.maxLength(2000)), origin: v.pipe(v.string(), v.maxLength(300)) }),
  )
  .handler(({ data }) => gatewayTarget(data.path, data.origin, storefrontSettings().SGN_ORIGINS));

const report = createMissingPageReport({
  send: (url) =>
    backend()
      .contact.logRequest({ url, tipo: 'PAGINA_NAO_ENCONTRADA', endereco_ip: null, dados: null })
      .then(() => {}),
  now: () => Date.now(),
  mostAtOnce: 5,
  freshMs: 60_000,
  capacity: 1000,
});

/** Writes a page that wasn't found into the log, and tells the backend without waiting for it. The path must hold no secret. */
export const reportMissingPage = createServerOnlyFn((path: string): void => {
  logger().warn({ path }, `Page Not Found: ${path}`);
  report(path);
});
