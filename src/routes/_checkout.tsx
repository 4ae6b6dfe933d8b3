import { createFileRoute, Outlet } from '@tanstack/react-router';
import { CheckoutShell } from '#/features/shell/components/checkout-shell.tsx';

export const Route = createFileRoute('/_checkout')({
  component: CheckoutLayout,
});

function CheckoutLayout() {
  return (
    <CheckoutShell>
      <Outlet />
    </CheckoutShell>
  );
}
