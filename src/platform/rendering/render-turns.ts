import { FastResponse, type ServerRequest } from 'srvx';
import { createSemaphore, SemaphoreBusyError } from '#/domain/request/semaphore.ts';
import { saysNothingOfPerson, splitCookies } from '#/platform/http/request/visitor-cookies.ts';
import { urlOf } from '#/platform/http/request/request-url.ts';
import { busyPage } from '#/platform/http/response/busy-page.ts';
import { plainPageHeaders } from '#/platform/http/response/plain-page.ts';
import { plainText } from '#/platform/http/response/plain-text.ts';

export type RenderTurns = (request: ServerRequest, render: () => Promise<Response>) => Promise<Response>;

/**
 * Renders so many pages for visitors at once and has the others wait, so that a crowd gets pages at the rate
 * at which they can be made: all begun at once, none would be ready before its visitor leaves. Who has a
 * session is never held up by visitors, and the few who want to sign in or to buy not by all who look around.
 */
export function createRenderTurns({ places = 6, waitMs = 2000 } = {}): RenderTurns {
  const semaphore = createSemaphore('pages for visitors', { places, waitMs });
  return async (request, render) => {
    if (!isPageOfVisitor(request)) return render();
    try {
      return await semaphore.run(render, undefined, firstSegment(request));
    } catch (error) {
      if (!(error instanceof SemaphoreBusyError)) throw error;
      return sayBusy(request);
    }
  };
}

const firstSegment = (request: ServerRequest) => urlOf(request).pathname.split('/', 2)[1];

/** Drawings, pictures and calls of server functions, which say what they take, render no page. */
function isPageOfVisitor({ method, headers }: Request): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || headers.has('authorization')) return false;
  const accept = headers.get('accept') ?? '*/*';
  if (accept !== '*/*' && !accept.includes('text/html')) return false;
  return splitCookies(headers.get('cookie') ?? '').every(({ name }) => saysNothingOfPerson(name));
}

function sayBusy({ headers }: Request): Response {
  const retryAfter = { 'retry-after': '5' };
  if (!headers.get('accept')?.includes('text/html')) return plainText(503, 'Too many visitors', retryAfter);
  return new FastResponse(busyPage, { status: 503, headers: { ...plainPageHeaders, ...retryAfter } });
}
