import { createFileRoute, Outlet } from '@tanstack/react-router';
import { RegisterPhoneShell } from '#/storefront/features/phone/components/register-phone-shell.tsx';
import { CompactFooter } from '#/storefront/features/shell/components/footer/compact-footer.tsx';
import { startCompactFooter } from '#/storefront/features/shell/footer.queries.ts';
import { FramedNotFound } from './-framed-not-found.tsx';

export const Route = createFileRoute('/_register-phone')({
  loader: ({ context: { queryClient } }) => startCompactFooter(queryClient),
  component: () => (
    <RegisterPhoneShell footer={<CompactFooter />}>
      <Outlet />
    </RegisterPhoneShell>
  ),
  notFoundComponent: FramedNotFound,
});
