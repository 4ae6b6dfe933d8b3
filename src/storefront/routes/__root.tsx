import { titled } from '#/storefront/shared/brand/page-title.ts';
import { imagePath } from '#/domain/school/brand-path.ts';
import { BrandContext } from '#/storefront/shared/brand/brand.ts';
import { brandQueries } from '#/storefront/features/brand/brand.queries.ts';
import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readAnswer, readSessionChange } from '#/storefront/forms/form-answer.ts';
import { SessionName } from '#/storefront/forms/session-name.ts';
import { UnsentForm, unsentForm } from '#/storefront/forms/unsent-form.tsx';
import { analyticsQueries } from '#/storefront/features/analytics/analytics.queries.ts';
import { Analytics } from '#/storefront/features/analytics/components/analytics.tsx';
import type { RouterContext } from '#/storefront/create-router.ts';
import { followRedirect } from '#/storefront/features/navigation/redirect/follow-redirect.ts';
import { OpenGraph } from '#/storefront/features/navigation/components/open-graph.tsx';
import { Waiting } from '#/storefront/features/navigation/components/waiting.tsx';
import { pageKind } from '#/domain/site/page-kinds.ts';
import {
  canonicalUrl,
  type NarrowedPage,
  robotsRule,
} from '#/storefront/features/navigation/page-address.ts';
import { SessionChanged } from '#/storefront/features/session/components/session-changed.tsx';
import { knownPerson } from '#/storefront/features/session/known-person.ts';
import { PartnerScripts } from '#/storefront/features/partners/components/partner-scripts.tsx';
import { stayInDocument } from '#/storefront/features/partners/partner-document.ts';
import { restoreSession } from '#/storefront/features/session/restore-session.ts';
import { sessionQueries } from '#/storefront/features/session/session.queries.ts';
import { rememberShownSession } from '#/storefront/features/session/shown-session.ts';
import { useRestoredPage } from '#/storefront/features/session/use-restored-page.ts';
import { ToastProvider } from '#/storefront/ui/feedback/toast-provider.tsx';
import stylesUrl from '#/storefront/styles/app.css?url';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { queryClient }, location, preload, serverContext }) => {
    await stayInDocument();
    const [session, siteUrl, brand, analytics, gone] = await Promise.all([
      restoreSession(queryClient, location.pathname, preload),
      queryClient.ensureQueryData(sessionQueries.siteUrl()),
      queryClient.ensureQueryData(brandQueries.shop()),
      queryClient.ensureQueryData(analyticsQueries.settings()),
      followRedirect({ queryClient, location, preload }),
    ]);
    return {
      session,
      siteUrl,
      brand,
      analytics,
      gone,
      sessionChanged: readSessionChange(serverContext),
      unsent: unsentForm(readAnswer(serverContext)),
    };
  },
  head: ({ match, matches }) => {
    const { pathname, search, context, staticData } = matches.at(-1) ?? match;
    const { narrowed } = staticData;
    const { icons, share } = match.context.brand;
    const path = (context as { canonicalPath?: string }).canonicalPath ?? pathname;
    const missing = match.context.gone || matches.some(({ status }) => status === 'notFound');
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1' },
        { name: 'color-scheme', content: 'light dark' },
        // A phone that makes links of numbers and days changes texts before hydration (PAGE-21).
        { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no' },
        { name: 'robots', content: missing ? 'noindex, follow' : robotsRule(pathname, search, narrowed) },
        // Headers say the same; they don't reach a page that the browser renders itself.
        ...(pageKind(pathname).secret ? [{ name: 'referrer', content: 'no-referrer' }] : []),
        {
          title: missing
            ? 'Página não encontrada'
            : titled('Cursos técnicos e profissionais', match.context.brand),
        },
        { property: 'og:site_name', content: match.context.brand.nome },
        { property: 'og:locale', content: 'pt_BR' },
        { property: 'og:type', content: 'website' },
        ...(share ? [{ property: 'og:image', content: match.context.siteUrl + share }] : []),
        { name: 'twitter:card', content: 'summary_large_image' },
      ],
      links: [
        { rel: 'stylesheet', href: stylesUrl },
        ...(icons[32] ? [{ rel: 'icon', href: imagePath(icons[32]), type: 'image/png' }] : []),
        ...(icons[180] ? [{ rel: 'apple-touch-icon', href: imagePath(icons[180]) }] : []),
        { rel: 'manifest', href: '/manifest.webmanifest' },
        ...(missing
          ? []
          : [{ rel: 'canonical', href: canonicalUrl(match.context.siteUrl, path, search, narrowed) }]),
      ],
    };
  },
  component: Document,
});

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    narrowed?: NarrowedPage;
    bare?: true;
  }
}

function Document() {
  const { session, unsent, brand } = Route.useRouteContext();
  useEffect(() => rememberShownSession(session.name), [session.name]);
  useRestoredPage(session.name);
  return (
    <html lang="pt-BR" data-login={session.person?.tipoLogin} style={brand.look ?? undefined}>
      <head>
        <HeadContent />
        <OpenGraph brand={brand} />
        {(['light', 'dark'] as const).map((theme, at) => (
          <meta
            key={theme}
            name="theme-color"
            media={`(prefers-color-scheme: ${theme})`}
            content={brand.frame[at]}
          />
        ))}
        <WithoutScript />
      </head>
      <body>
        <SessionName value={session.name}>
          <Waiting />
          <BrandContext value={brand}>
            <ToastProvider>
              <UnsentForm value={unsent}>
                <Page />
              </UnsentForm>
            </ToastProvider>
          </BrandContext>
        </SessionName>
        <Scripts />
      </body>
    </html>
  );
}

/** Refreshes without JavaScript after the seconds given by the loader. */
function WithoutScript() {
  const seconds = useMatches({
    select: (matches) =>
      matches.flatMap(({ loaderData }) =>
        loaderData && 'refreshSeconds' in loaderData ? [loaderData.refreshSeconds] : [],
      )[0],
  });
  if (seconds === undefined) return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  );
}

function Page() {
  const { session, sessionChanged, analytics } = Route.useRouteContext();
  const page = (
    <>
      {sessionChanged && <SessionChanged person={session.person} />}
      <Outlet />
    </>
  );
  if (!analytics) return page;
  return (
    <Analytics settings={analytics} personId={knownPerson(session)}>
      {analytics.partners ? (
        <PartnerScripts {...analytics.partners} isVisitor={knownPerson(session) === null}>
          {page}
        </PartnerScripts>
      ) : (
        page
      )}
    </Analytics>
  );
}
