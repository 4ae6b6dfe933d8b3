import { createFileRoute, Outlet } from '@tanstack/react-router';
import { RegisterPhoneShell } from '#/features/phone/components/register-phone-shell.tsx';

export const Route = createFileRoute('/_register-phone')({
  component: () => (
    <RegisterPhoneShell>
      <Outlet />
    </RegisterPhoneShell>
  ),
});
