import { createFileRoute, Outlet } from '@tanstack/react-router';
import { CheckoutShell } from '#/features/shell/components/checkout-shell.tsx';
import { startCompactFooter } from '#/features/shell/footer.queries.ts';
import { FramedNotFound } from './-framed-not-found.tsx';

export const Route = createFileRoute('/_checkout')({
  loader: ({ context: { queryClient } }) => startCompactFooter(queryClient),
  component: CheckoutLayout,
  notFoundComponent: FramedNotFound,
});

function CheckoutLayout() {
  const { siteUrl } = Route.useRouteContext();
  return (
    <CheckoutShell isEncrypted={siteUrl.startsWith('https:')}>
      <Outlet />
    </CheckoutShell>
  );
}
