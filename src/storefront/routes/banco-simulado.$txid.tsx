import { createFileRoute } from '@tanstack/react-router';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { PageAnswer } from '#/storefront/forms/page-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { BankChargePage } from '#/storefront/features/simulated-bank/components/bank-charge-page.tsx';
import { bankChargeActions } from '#/storefront/features/simulated-bank/simulated-bank.actions.ts';
import { bankQueries } from '#/storefront/features/simulated-bank/simulated-bank.queries.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';

export const Route = createFileRoute('/banco-simulado/$txid')({
  params: { parse: ({ txid }) => (/^[a-zA-Z0-9]{26,35}$/.test(txid) ? { txid } : false) },
  server: { handlers: { POST: (posted) => runAction(posted, bankChargeActions(posted.params.txid)) } },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  loader: async ({ context: { queryClient }, params: { txid } }) => {
    await queryClient.ensureQueryData(bankQueries.charge(txid)).catch(orNotFound);
  },
  component: BankCharge,
});

function BankCharge() {
  return (
    <PageAnswer value={Route.useRouteContext().answer}>
      <BankChargePage txid={Route.useParams().txid} />
    </PageAnswer>
  );
}
