import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { forgetCurrentPage } from './forget-current-page.ts';
import { leavePlace, renderWithoutPlaces } from '#/platform/rendering/drawn-places.ts';

/** Some two megabytes: the cards of the pages that are asked for most. */
const maxDrawings = 600;
const drawings = new Map<string, Uint8Array>();

/**
 * A part of the page as HTML, drawn once for all pages that have it under this name; undefined in the
 * browser. A page that is rendered whole gets a place for it (`src/platform/rendering/drawn-places.ts`). It
 * must show the same whoever looks at it, and on whichever page. To be called after the hooks of a component:
 * a rendering within its own ends them.
 */
export const draw = createIsomorphicFn()
  .server((name: string, router: AnyRouter, content: () => ReactNode): string | undefined => {
    const known = drawings.get(name);
    const part = known ?? new TextEncoder().encode(drawAnew(router, content()));
    // The ones that nobody asked for longest go first.
    drawings.delete(name);
    drawings.set(name, part);
    if (drawings.size > maxDrawings) drawings.delete(drawings.keys().next().value!);
    return leavePlace(part) ?? new TextDecoder().decode(part);
  })
  .client((): string | undefined => undefined);

function drawAnew(router: AnyRouter, content: ReactNode): string {
  const html = renderWithoutPlaces(() =>
    renderToStaticMarkup(<RouterContextProvider router={router}>{content}</RouterContextProvider>),
  );
  // React asks for early pictures beforehand; here it's too late, and the page itself does.
  return forgetCurrentPage(html.replaceAll(/<link rel="preload"[^>]*>/g, ''));
}
