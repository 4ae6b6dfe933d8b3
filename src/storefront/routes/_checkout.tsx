import { createFileRoute, notFound, Outlet, useMatches } from '@tanstack/react-router';
import { CheckoutShell } from '#/storefront/features/shell/components/checkout-shell.tsx';
import { startCompactFooter } from '#/storefront/features/shell/footer.queries.ts';
import { FramedNotFound } from './-framed-not-found.tsx';

export const Route = createFileRoute('/_checkout')({
  beforeLoad: ({ context }) => {
    if (context.gone) throw notFound();
  },
  loader: ({ context: { queryClient } }) => startCompactFooter(queryClient),
  component: CheckoutLayout,
  notFoundComponent: FramedNotFound,
});

function CheckoutLayout() {
  const { siteUrl } = Route.useRouteContext();
  const isBare = useMatches({ select: (matches) => matches.at(-1)?.staticData.bare ?? false });
  if (isBare) {
    return (
      <main id="conteudo" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
    );
  }
  return (
    <CheckoutShell isEncrypted={siteUrl.startsWith('https:')}>
      <Outlet />
    </CheckoutShell>
  );
}
