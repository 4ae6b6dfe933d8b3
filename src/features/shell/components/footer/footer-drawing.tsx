import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawnData, type DrawnData, type footerParts } from '#/features/shell/drawn-data.ts';
import { FooterColumns } from './footer-columns.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { SocialGroups } from './social-links.tsx';

type FooterDrawing = Record<keyof typeof footerParts, string>;

/** Few at once: of each variant the newest, and the one before it. */
const maxDrawings = 8;
const drawings = new Map<string, FooterDrawing>();

/**
 * The footer's parts as HTML, drawn once for all pages with the same data; undefined where the page has to
 * show without some of them, and in the browser.
 */
export const drawFooter = createIsomorphicFn()
  .server((queryClient: QueryClient, router: AnyRouter): FooterDrawing | undefined => {
    const data = drawnData(queryClient);
    if (!data) return undefined;
    const key = JSON.stringify(data);
    const known = drawings.get(key);
    if (known) return known;
    const drawing = draw(data, router);
    if (drawings.size >= maxDrawings) drawings.clear();
    drawings.set(key, drawing);
    return drawing;
  })
  .client((): FooterDrawing | undefined => undefined);

function draw(data: DrawnData, router: AnyRouter): FooterDrawing {
  const queryClient = new QueryClient();
  for (const [queryKey, value] of data) queryClient.setQueryData(queryKey, value);
  const html = (Part: ComponentType) =>
    onNoPage(
      renderToStaticMarkup(
        <RouterContextProvider router={router}>
          {/* The router brings the page's own. */}
          <QueryClientProvider client={queryClient}>
            <Part />
          </QueryClientProvider>
        </RouterContextProvider>,
      ),
    );
  return { columns: html(FooterColumns), payment: html(PaymentMethods), networks: html(SocialGroups) };
}

/** Links that lead to the page it was drawn on say so; it is shown on all others as well. */
const onNoPage = (html: string) =>
  html.replaceAll(/ active("[^>]*?) data-status="active" aria-current="page"/g, '$1');
