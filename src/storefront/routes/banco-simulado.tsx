import { createFileRoute, notFound, Outlet } from '@tanstack/react-router';
import { BankShell } from '#/storefront/features/simulated-bank/components/bank-shell.tsx';
import { isNotFoundError } from '#/domain/request/public-error.ts';
import { FramedNotFound } from './-framed-not-found.tsx';

export const Route = createFileRoute('/banco-simulado')({
  beforeLoad: async ({ context: { queryClient } }) => {
    // With the bank's own script, not with that of every page.
    const { bankQueries } = await import('#/storefront/features/simulated-bank/simulated-bank.queries.ts');
    await queryClient.ensureQueryData(bankQueries.charges()).catch((error) => {
      throw isNotFoundError(error) ? notFound() : error;
    });
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
