import { createFileRoute } from '@tanstack/react-router';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { PageAnswer } from '#/storefront/forms/page-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { BankChargesPage } from '#/storefront/features/simulated-bank/components/bank-charges-page.tsx';
import { bankClockActions } from '#/storefront/features/simulated-bank/simulated-bank.actions.ts';

export const Route = createFileRoute('/banco-simulado/')({
  server: { handlers: { POST: (posted) => runAction(posted, bankClockActions) } },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  component: BankCharges,
});

function BankCharges() {
  return (
    <PageAnswer value={Route.useRouteContext().answer}>
      <BankChargesPage />
    </PageAnswer>
  );
}
