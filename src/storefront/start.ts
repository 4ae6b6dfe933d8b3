import { createSerializationAdapter, isRedirect, redirect } from '@tanstack/react-router';
import {
  createCsrfMiddleware,
  createMiddleware,
  createServerOnlyFn,
  createStart,
} from '@tanstack/react-start';
import { getRequest, setResponseHeaders, setResponseStatus } from '@tanstack/react-start/server';
import { PublicError, type PublicErrorBody } from '#/domain/request/public-error.ts';
import { chooseRequestId, requestIdHeader } from '#/domain/request/request-id.ts';
import { sessionHeader, UNKNOWN_SESSION } from '#/domain/request/session-name.ts';
import { canonicalPath, canonicalSearch } from '#/storefront/features/navigation/canonical-path.ts';
import { reportMissingPage } from '#/storefront/features/navigation/navigation.functions.ts';
import { reloadOnce } from '#/storefront/shared/page/reload-guard.ts';
import { shownSession } from '#/storefront/features/session/shown-session.ts';
import { currentRequest } from '#/storefront/backend-client/backend.server.ts';
import { isShopOpen } from '#/storefront/backend-client/brand.server.ts';
import { currentDeadline } from '#/storefront/backend-client/outage/current-deadline.server.ts';
import { requireSameSession } from '#/storefront/backend-client/session/session-guard.server.ts';
import { maskError } from '#/platform/http/response/mask-error.ts';
import { plainPageHeaders } from '#/platform/http/response/plain-page.ts';
import { soonPage } from '#/platform/http/response/soon-page.ts';
import { setPageHeaders } from '#/platform/http/response/page-headers.ts';
import { needsOwnOrigin } from '#/platform/http/request/one-click.ts';
import { isPublicOrigin } from '#/platform/http/request/public-origin.ts';
import { refuseBadCall } from '#/platform/http/request/refuse-bad-call.ts';

const requireShownSession = (shown: string | null) => {
  const browser = currentRequest();
  if (shown !== null && shown !== UNKNOWN_SESSION) browser.shownSession = shown;
  requireSameSession(shown, browser.jar.identity());
};

const beginDeadline = createServerOnlyFn(() => void currentDeadline());

const requestIdentity = createMiddleware().server(({ next, request, handlerType }) => {
  const requestId = chooseRequestId(request.headers.get(requestIdHeader));
  const nonce = crypto.randomUUID().replaceAll('-', '');
  setPageHeaders(nonce, handlerType);
  // The time of all its calls runs from here.
  beginDeadline();
  const call = { remote: handlerType === 'serverFn', reached: false };
  return next({ context: { requestId, nonce, call, requireSameSession: requireShownSession } });
});

/** One address for each page: 301 from other cases, slashes too many and parameters in another order. */
const canonicalAddress = createMiddleware().server(async ({ next, request, handlerType }) => {
  if (handlerType === 'serverFn' || !['GET', 'HEAD'].includes(request.method)) return next();
  const { pathname, search } = new URL(request.url);
  const [path, query] = [canonicalPath(pathname), canonicalSearch(search)];
  if (path !== undefined || query !== undefined) {
    throw redirect({ href: (path ?? pathname) + (query ?? search), statusCode: 301 });
  }
  const result = await next();
  const { response } = result;
  if (response.status !== 307 || !isRedirect(response)) return result;
  // The router leads from a search that it would write otherwise to its own form of it.
  const target = response.headers.get('location') ?? '';
  return target.split('?')[0] === pathname
    ? { ...result, response: redirect({ href: target, statusCode: 301 }) }
    : result;
});

const nothingSentOn = createMiddleware().server(async ({ next, request, handlerType }) => {
  const result = await next();
  const { response } = result;
  if (handlerType !== 'router' || request.method !== 'POST' || !isRedirect(response)) return result;
  // The answer to the form may have set a status already, which would make an empty page of it.
  setResponseStatus(303);
  const href = response.headers.get('location');
  // A typed link is written out only after this, with the status it was given.
  return href === null ? result : { ...result, response: redirect({ href, statusCode: 303 }) };
});

const isOpen = createServerOnlyFn(isShopOpen);

const openShopOnly = createMiddleware().server(async ({ next, request, handlerType }) => {
  if (handlerType === 'serverFn' || new URL(request.url).pathname === '/comecar' || (await isOpen())) {
    return next();
  }
  // Those of a response would give way to the ones that every page has.
  setResponseHeaders(new Headers({ ...plainPageHeaders, 'retry-after': '3600' }));
  return new Response(soonPage, { status: 503 });
});

// PAGE-6
const missingPages = createMiddleware().server(async ({ next, request, handlerType }) => {
  const result = await next();
  if (handlerType === 'router' && result.response.status === 404) {
    reportMissingPage(request);
  }
  return result;
});

const properCallsOnly = createMiddleware()
  .middleware([requestIdentity])
  .server(({ next, context }) => (context.call.remote ? refuseBadCall(next, context.call) : next()));

const isOurOrigin = createServerOnlyFn(isPublicOrigin);
const isProtected = createServerOnlyFn(needsOwnOrigin);

/** Refuses calls of server functions, and anything else that changes state, from other sites. */
const sameOriginOnly = createCsrfMiddleware({
  filter: ({ handlerType, request }) => isProtected(handlerType, request),
  origin: (origin, { request }) => isOurOrigin(origin, request),
});

const maskedErrors = createMiddleware({ type: 'function' })
  .middleware([requestIdentity])
  .server(async ({ next, context, serverFnMeta }) => {
    context.call.reached = true;
    try {
      return await next();
    } catch (error) {
      throw maskError(error, {
        requestId: context.requestId,
        functionName: serverFnMeta.name,
        remote: context.call.remote,
      });
    }
  });

/**
 * Aborts a call of a page that shows another person's session than the cookies hold; the page then reloads.
 */
const samePerson = createMiddleware({ type: 'function' })
  .middleware([requestIdentity])
  .client(async ({ next }) => {
    const shown = shownSession();
    try {
      return await next(shown ? { headers: { [sessionHeader]: shown } } : {});
    } catch (error) {
      if (error instanceof PublicError && error.codigo === 'TOKEN_MUDOU') {
        reloadOnce(Date.now(), sessionStorage, () => location.reload());
      }
      throw error;
    }
  })
  .server(({ next, context }) => {
    if (context.call.remote) context.requireSameSession(getRequest().headers.get(sessionHeader));
    return next();
  });

const publicErrorAdapter = createSerializationAdapter({
  key: 'public-error',
  test: (value): value is PublicError => value instanceof PublicError,
  toSerializable: (error) => error.toBody(),
  fromSerializable: (body: PublicErrorBody) => new PublicError(body),
});

export const startInstance = createStart(() => ({
  requestMiddleware: [
    requestIdentity,
    sameOriginOnly,
    canonicalAddress,
    openShopOnly,
    nothingSentOn,
    missingPages,
    properCallsOnly,
  ],
  functionMiddleware: [maskedErrors, samePerson],
  serializationAdapters: [publicErrorAdapter],
}));
