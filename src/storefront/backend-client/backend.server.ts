import { getRequest, appendResponseHeader } from '@tanstack/react-start/server';
import { logger } from '#/platform/log/logger.ts';
import { chooseRequestId, requestIdHeader } from '#/domain/request/request-id.ts';
import { storefrontSettings } from '#/settings/storefront-settings.ts';
import { createBackendClient, type BackendClient } from './backend-client.server.ts';
import type { BrowserRequest } from './backend-fetch.server.ts';
import { currentDeadline, restartDeadline } from './outage/current-deadline.server.ts';
import { logFailedCall } from './log-failed-call.server.ts';
import { openSessionJar } from './session/session-jar.server.ts';
import { currentVisitor } from './visitor.server.ts';

const requests = new WeakMap<Request, BrowserRequest>();
let client: BackendClient | undefined;

/**
 * The backend, on behalf of the browser request now being handled. Call it inside a server
 * function's handler only.
 */
export function backend(): BackendClient {
  client ??= createBackendClient({
    backendUrl: requiredBackendUrl(),
    backendSecret: storefrontSettings().BACKEND_SECRET,
    currentRequest,
    log: (call) => logFailedCall(logger(), call),
  });
  return client;
}

export function currentRequest(): BrowserRequest {
  const request = getRequest();
  const requestId = chooseRequestId(request.headers.get(requestIdHeader));
  const anonymous = currentVisitor();
  if (anonymous) return { ...anonymous, requestId };
  const known = requests.get(request);
  if (known) return known;
  const browser: BrowserRequest = {
    jar: openSessionJar({
      cookieHeader: request.headers.get('cookie') ?? '',
      production: storefrontSettings().SITE_URL?.startsWith('https:') ?? false,
      sendToBrowser: (setCookie) => appendResponseHeader('set-cookie', setCookie),
    }),
    requestId,
    deadline: currentDeadline(),
    ip: request.headers.get('x-forwarded-for'),
    userAgent: request.headers.get('user-agent'),
  };
  requests.set(request, browser);
  return browser;
}

/** Sets the deadline of the current request to milliseconds from now, for slow uploads. */
export function giveTime(ms: number): void {
  const request = getRequest();
  requests.set(request, { ...currentRequest(), deadline: restartDeadline(request, ms) });
}

function requiredBackendUrl(): string {
  const url = storefrontSettings().BACKEND_URL ?? process.env['BACKEND_URL'];
  if (!url) throw new Error('BACKEND_URL is unset and no embedded backend runs');
  return url;
}
