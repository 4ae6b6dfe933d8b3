import { createFileRoute, Outlet } from '@tanstack/react-router';
import { RegisterPhoneShell } from '#/features/phone/components/register-phone-shell.tsx';
import { CompactFooter } from '#/features/shell/components/footer/compact-footer.tsx';
import { startCompactFooter } from '#/features/shell/footer.queries.ts';
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
