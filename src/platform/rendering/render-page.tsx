import type { AnyRouter } from '@tanstack/react-router';
import {
  getSsrStatus,
  normalizeSsrResponse,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import {
  defaultStreamHandler,
  defineHandlerCallback,
  setResponseStatus,
  StartServer,
} from '@tanstack/react-start/server';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type SchoolFont, usualFont } from '#/domain/school/colours/school-fonts.ts';
import { PublicError } from '#/domain/request/public-error.ts';
import { isDataPending } from '#/platform/hydration/data-pending.ts';
import { islandsLoaded } from '#/platform/hydration/lazy-island.tsx';
import { firstAsked } from '../http/response/first-asked.ts';
import { WholeResponse } from '../http/response/whole-response.ts';
import { storefrontSettings } from '#/settings/storefront-settings.ts';
import { createFragmentCache, type FragmentCache } from './fragment-cache.ts';
import { renderWithFragments } from './fragments.ts';
import { addHeadScript, streamWithHeadScript } from './head-script.ts';
import { atOnce, startScriptsLate } from './late-scripts.ts';

let fragments: FragmentCache | undefined;

/**
 * A page whose data is all there is rendered in one go, which takes little more than half the time. One that
 * still waits for data streams: the shell first, each part when its data comes.
 */
export const renderPage = defineHandlerCallback(async (context) => {
  const { request, router, responseHeaders } = context;
  responseHeaders.set('link', firstAsked(fontOf(router)));
  const refusal = findRefusal(router);
  if (refusal) setResponseStatus(refusal.status);
  await islandsLoaded();
  if (!isDataPending(router)) {
    keepInitialScripts(router);
    // Development's scripts have pieces of their own to run first.
    const { inHead, takeBack } = import.meta.env.PROD ? startScriptsLate(router) : atOnce;
    // The answer to a form is only for a person who sent it.
    const html = renderWhole(router, request.method === 'GET' ? fragmentCache() : undefined);
    if (html !== undefined) return respondWhole(router, responseHeaders, addHeadScript(html, router, inHead));
    takeBack();
    if (!refusal && (await failsToRender(router))) setResponseStatus(500);
  }
  const streamed = normalizeSsrResponse(await defaultStreamHandler(context));
  return { ...streamed, response: streamWithHeadScript(streamed.response, router) };
});

/** The usual one for a page that doesn't come to know whose shop it is. */
function fontOf(router: AnyRouter): SchoolFont {
  const contexts: { brand?: { font?: SchoolFont } }[] = router.stores.matches
    .get()
    .map((match) => match.context);
  return contexts[0]?.brand?.font ?? usualFont;
}

async function respondWhole(router: AnyRouter, headers: Headers, html: string): Promise<Response> {
  try {
    const whole = await transformHtmlStringWithRouter(router, html);
    return new WholeResponse(Buffer.from(whole), { status: getSsrStatus(router), headers });
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
  if (typeof take !== 'function') throw new Error('The router no longer has takeInitialHydrationScriptTags');
  let taken: ReturnType<typeof take>;
  serverSsr.takeInitialHydrationScriptTags = () => (taken ??= take());
}

/** Undefined when some part suspended or failed: then only the streaming renderer gets it right. */
function renderWhole(router: AnyRouter, cache: FragmentCache | undefined): string | undefined {
  try {
    return renderWithFragments(() => renderToString(<StartServer router={router} />), cache);
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
