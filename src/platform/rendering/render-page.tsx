import type { AnyRouter } from '@tanstack/react-router';
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import {
  defaultStreamHandler,
  defineHandlerCallback,
  setResponseStatus,
  StartServer,
} from '@tanstack/react-start/server';
import { PublicError } from '#/domain/request/public-error.ts';
import { isDataPending } from '#/platform/hydration/data-pending.ts';
import { createFragmentCache, type FragmentCache } from '#/platform/rendering/fragment-cache.ts';
import {
  bytesOf,
  type PageWithPlaces,
  renderWithPlaces,
  splitAtPlaces,
} from '#/platform/rendering/drawn-places.ts';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { runScriptBeforeStyle } from './early-scripts.ts';
import { atOnce, startScriptsLate } from './late-scripts.ts';
import { firstAsked } from '../http/response/first-asked.ts';
import { WholeResponse } from '../http/response/whole-response.ts';
import { storefrontSettings } from '../storefront-settings.ts';
import { leaveUnusedIcons } from './used-icons.ts';

let fragments: FragmentCache | undefined;

/**
 * A page whose data is all there is rendered in one go, which takes little more than half the time. One that
 * still waits for data streams: the shell first, each part when its data comes.
 */
export const renderPage = defineHandlerCallback(async (context) => {
  const { request, router, responseHeaders } = context;
  responseHeaders.set('link', firstAsked);
  const refusal = findRefusal(router);
  if (refusal) setResponseStatus(refusal.status);
  if (!isDataPending(router)) {
    keepInitialScripts(router);
    // Development's scripts have pieces of their own to run first.
    const { inHead, takeBack } = import.meta.env.PROD ? startScriptsLate(router) : atOnce;
    // The answer to a form is only for who sent it.
    const page = renderWhole(router, request.method === 'GET' ? fragmentCache() : undefined);
    if (page) return respondWhole(router, responseHeaders, page, inHead);
    takeBack();
    if (!refusal && (await failsToRender(router))) setResponseStatus(500);
  }
  return defaultStreamHandler(context);
});

const doctype = '<!DOCTYPE html>';

/**
 * A page that is all there, in a response that sends its bytes as they are. The whole text isn't touched any
 * more: each change would copy it.
 */
async function respondWhole(
  router: AnyRouter,
  headers: Headers,
  page: PageWithPlaces,
  inHead: string,
): Promise<Response> {
  try {
    const pieces = splitAtPlaces(page);
    pieces[0] = runScriptBeforeStyle(pieces[0], inHead);
    // What the router adds comes before the end; a page begins and ends with a text.
    const end = await transformHtmlStringWithRouter(router, pieces.pop() as string);
    pieces.push(end.replace(doctype, ''));
    return new WholeResponse(bytesOf([doctype, ...pieces]), { status: getSsrStatus(router), headers });
  } finally {
    router.serverSsr?.cleanup();
  }
}

/**
 * The error that a loader met, when it is one with a status of its own, such as 503 while the backend is
 * away.
 */
function findRefusal(router: AnyRouter): PublicError | undefined {
  const errors: unknown[] = router.stores.matches.get().map((match) => match.error);
  return errors.find((error) => error instanceof PublicError);
}

/**
 * The scripts that start the page in the browser can be taken once; here a second rendering may need them
 * again.
 */
function keepInitialScripts(router: AnyRouter): void {
  const serverSsr = router.serverSsr!;
  const take = serverSsr.takeInitialHydrationScriptTags;
  let taken: ReturnType<typeof take>;
  serverSsr.takeInitialHydrationScriptTags = () => (taken ??= take());
}

/**
 * The page, or nothing when some part of it suspended or failed: then only the streaming renderer gets it
 * right.
 */
function renderWhole(router: AnyRouter, known: FragmentCache | undefined): PageWithPlaces | undefined {
  try {
    const drawn = renderWithPlaces(() => renderToString(<StartServer router={router} />), known);
    if (drawn.html.includes('<!--$!-->') || drawn.html.includes('<!--$?-->')) return undefined;
    return leaveUnusedIcons(drawn.keepFragments());
  } catch {
    return undefined;
  }
}

/**
 * React sends the place of a component that fails to the browser to try again, under status 200. A page of
 * which the server knows beforehand that a part failed says so.
 */
function failsToRender(router: AnyRouter): Promise<boolean> {
  return new Promise((resolve) => {
    let failed = false;
    renderToPipeableStream(<StartServer router={router} />, {
      onError: () => {
        failed = true;
      },
      onShellError: () => resolve(true),
      onAllReady: () => resolve(failed),
    });
  });
}

const fragmentCache = () =>
  (fragments ??= createFragmentCache(storefrontSettings().FRAGMENT_CACHE_MB * 1_000_000, () =>
    performance.now(),
  ));
