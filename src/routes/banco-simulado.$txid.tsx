import { createFileRoute, notFound } from '@tanstack/react-router';
import { BankChargePage } from '#/features/simulated-bank/components/bank-charge-page.tsx';
import { bankQueries } from '#/features/simulated-bank/simulated-bank.queries.ts';
import { isNotFoundAnswer } from '#/domain/public-error.ts';

export const Route = createFileRoute('/banco-simulado/$txid')({
  params: { parse: ({ txid }) => (/^[a-zA-Z0-9]{26,35}$/.test(txid) ? { txid } : false) },
  loader: async ({ context: { queryClient }, params: { txid } }) => {
    await queryClient.ensureQueryData(bankQueries.charge(txid)).catch((error) => {
      throw isNotFoundAnswer(error) ? notFound() : error;
    });
  },
  component: BankCharge,
});

function BankCharge() {
  return <BankChargePage txid={Route.useParams().txid} />;
}
