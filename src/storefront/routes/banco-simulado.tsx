import { createFileRoute, Outlet } from '@tanstack/react-router';
import { BankShell } from '#/storefront/features/simulated-bank/components/bank-shell.tsx';
import { FramedNotFound } from './-framed-not-found.tsx';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/banco-simulado')({
  beforeLoad: async ({ context: { queryClient } }) => {
    // With the bank's own script, not with that of every page.
    const { bankQueries } = await import('#/storefront/features/simulated-bank/simulated-bank.queries.ts');
    await queryClient.ensureQueryData(bankQueries.charges()).catch(orNotFound);
  },
  head: () => ({
    meta: [{ title: 'Banco Simulado' }],
  }),
  notFoundComponent: FramedNotFound,
  component: () => (
    <BankShell>
      <Outlet />
    </BankShell>
  ),
});
