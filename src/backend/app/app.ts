import { FastResponse } from 'srvx';
import { chooseRequestId, requestIdHeader } from '#/domain/request/request-id.ts';
import { freshSessionHeader } from '#/contract/fresh-session-header.ts';
import {
  maxBodyBytes,
  maxCallWithDocumentBytes,
  maxImportCallBytes,
} from '#/domain/request/request-limits.ts';
import { hasPermission } from '#/domain/staff/permission.ts';
import { isTeamRole } from '#/domain/staff/team-role.ts';
import type { DatabasePools } from '#/backend/db/database.ts';
import { credentialsOf } from '#/backend/request/asks-for-session.ts';
import { createApiHandler } from './api-handler.ts';
import { router } from './router.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import type { BackendServices, RequestContext } from '#/backend/request/context.ts';
import { readCookies } from '#/backend/http/cookies.ts';
import { apiReference } from '#/backend/http/api-reference.ts';
import { createOpenApiDocument } from '#/backend/http/openapi-document.ts';
import { createReadiness } from '#/backend/http/readiness.ts';
import { readJsonBody } from '#/backend/http/request-body.ts';
import { resolveMachine } from '#/backend/modules/machine-keys/resolve-machine.ts';
import { resolveSession } from '#/backend/modules/identity/session/resolve-session.ts';
import type { BackendApp } from '#/backend/http/http-server.ts';
import { endRequestSpan, isTracing, traceRequest } from '#/domain/telemetry/spans.ts';
import { countWebhook, measureRequest } from '#/domain/telemetry/measures.ts';
import { unexpectedError } from '#/backend/http/wire-error.ts';

interface Call {
  context: RequestContext;
  isStorefront: boolean;
  isStopping: boolean;
  route: string;
}

const webhookPrefix = '/api/webhook/';

const probes = new Set(['/healthz', '/readyz']);

export function createBackendApp(services: BackendServices): BackendApp {
  const api = createApiHandler();
  const readiness = createReadiness(services.db, services.systemClock);
  let document: Promise<unknown> | undefined;
  const ownResponses: Record<string, (isStopping: boolean) => Promise<Response>> = {
    '/healthz': async () => json(200, { status: 'ok' }),
    '/readyz': async (isStopping) => {
      const status = isStopping ? 'encerrando' : await readiness();
      return json(status === 'pronto' ? 200 : 503, { status });
    },
    ...apiReference,
    '/api/openapi.json': async () =>
      json(
        200,
        await (document ??= createOpenApiDocument({
          credentials: credentialsOf(router),
          production: services.settings.production,
        })),
      ),
  };

  async function respond(request: Request, call: Call): Promise<Response> {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const url = new URL(request.url);
    const { pathname } = url;
    const ownResponse = ownResponses[pathname];
    if (ownResponse) {
      call.route = pathname;
      return ownResponse(call.isStopping);
    }
    const { context } = call;
    const { route, section, allowed } = await api.match(method, pathname);
    if (allowed.length === 0) throw new BackendError(404, 'NAO_ENCONTRADO', 'Endereço não encontrado.');
    if (!route) {
      context.resHeaders.set('allow', allowed.join(', '));
      throw new BackendError(405, 'METODO_NAO_PERMITIDO', 'Este endereço não aceita esse método.');
    }
    call.route = route;
    if (method !== 'GET') refuseForeignPage(request.headers.get('origin'));
    await services.businessClock?.catchUp(services.pools.sessions);
    const fresh = call.isStorefront && request.headers.has(freshSessionHeader);
    context.session = await resolveSession(services, context.cookies, fresh);
    context.machine = await resolveMachine(services, request.headers.get('authorization'));
    context.db = services.pools[poolOf(section, method, context)];
    const body = method === 'GET' ? undefined : await readJsonBody(request, limitOf(route, context));
    return (await api.handle({ method, url, headers: request.headers, body }, context))!;
  }

  const publicOrigin = new URL(services.settings.publicUrl).origin;

  /**
   * A form without fields of another site is sent with the visitor's cookies and needs no permission of ours.
   */
  function refuseForeignPage(origin: string | null): void {
    if (origin === null || origin === publicOrigin) return;
    throw new BackendError(403, 'ORIGEM_RECUSADA', 'Este pedido veio de outro site.');
  }

  async function answer(request: Request, call: Call): Promise<Response> {
    const startedAt = performance.now();
    const { context } = call;
    let response: Response;
    try {
      response = await respond(request, call);
    } catch (cause) {
      const error = cause instanceof BackendError ? cause : unexpectedError(cause);
      if (error.status >= 500) context.log.error({ err: cause }, 'request failed');
      if (error.retryAfter) context.resHeaders.set('retry-after', String(error.retryAfter));
      response = json(error.status, error.toBody());
    }
    const { status, headers } = response;
    // A body that was refused is still on its way; nothing else can follow on that connection.
    if (status === 413) headers.set('connection', 'close');
    headers.set(requestIdHeader, context.requestId);
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    headers.set('x-content-type-options', 'nosniff');
    headers.set('cross-origin-resource-policy', 'same-origin');
    for (const [name, value] of context.resHeaders) headers.append(name, value);
    measureRequest(startedAt, { method: request.method, route: call.route, status });
    if (call.route.startsWith(webhookPrefix)) countWebhook(status);
    const ms = Math.round(performance.now() - startedAt);
    // Probes come every few seconds and would bury the rest.
    const level = probes.has(call.route) && status < 500 ? 'debug' : 'info';
    context.log[level]({ method: request.method, route: call.route, status, ms }, 'responded');
    return response;
  }

  return {
    async fetch(request, { ip, isStorefront, isProven = false }, isStopping) {
      const context = createContext(services, request, { ip, isProven });
      const call: Call = { context, isStorefront, isStopping, route: 'unmatched' };
      if (!isTracing() || probes.has(new URL(request.url).pathname)) return answer(request, call);
      const { method } = request;
      const { requestId } = context;
      const headers = Object.fromEntries(request.headers);
      return traceRequest({ method, requestId, headers }, async (span) => {
        const response = await answer(request, call);
        endRequestSpan(span, { method, route: call.route, status: response.status });
        return response;
      });
    },
  };
}

const uploadRoutes = new Set([
  '/api/inscricao/{protocolo}/documento',
  '/api/marca/imagem',
  '/api/gestao/cursos/{id}/imagem',
  '/api/gestao/programas/{slug}/imagem',
  '/api/gestao/professores/{slug}/imagem',
  '/api/gestao/blog/{id}/capa',
]);

const importRoutes = new Set(['/api/gestao/importacoes', '/api/gestao/catalogo']);

function limitOf(route: string, { session, machine }: RequestContext): number {
  const mayImport = machine !== null || (session && hasPermission(session.tipoLogin, 'manage-catalogue'));
  if (importRoutes.has(route) && mayImport) return maxImportCallBytes;
  const takesDocument = session !== null && uploadRoutes.has(route);
  return takesDocument ? maxCallWithDocumentBytes : maxBodyBytes;
}

/** Items of one response: 5000 (TEXT-12), fewer for a caller that isn't a storefront. */
const maxItemsOfStorefront = 5000;
const maxItemsOfStranger = 100;

const readByAll = new Set([
  'course',
  'programme',
  'compare',
  'routine',
  'teacher',
  'search',
  'blog',
  'taxonomy',
  'sitemap',
  'reference',
  'footer',
  'site',
  'brand',
  'legal',
]);
const signingIn = new Set([
  'session',
  'schoolSignIn',
  'recovery',
  'emailAddress',
  'loginConfirmation',
  'secondFactor',
  'setup',
]);

function poolOf(section: string, method: string, { session, machine }: RequestContext): keyof DatabasePools {
  // Large ones take longer than a buyer may wait for a statement.
  if (section === 'catalogueImport') return 'jobs';
  const mayChangeIt = machine !== null || (session !== null && isTeamRole(session.tipoLogin));
  // Who has changed something reads it back at once.
  if (readByAll.has(section)) return method === 'GET' && !mayChangeIt ? 'shopping' : 'catalogue';
  if (section === 'community' && method === 'GET') return 'catalogue';
  return signingIn.has(section) ? 'sessions' : 'commands';
}

function createContext(
  services: BackendServices,
  request: Request,
  { ip, isProven }: { ip: string | null; isProven: boolean },
): RequestContext {
  const requestId = chooseRequestId(request.headers.get(requestIdHeader), request.headers.get('traceparent'));
  return {
    ...services,
    session: null,
    machine: null,
    requestId,
    ip,
    maxItems: isProven ? maxItemsOfStorefront : maxItemsOfStranger,
    userAgent: request.headers.get('user-agent'),
    cookies: readCookies(request.headers.get('cookie')),
    resHeaders: new Headers(),
    log: services.log.child({ requestId }),
  };
}

function json(status: number, body: unknown): Response {
  return FastResponse.json(body, { status });
}
