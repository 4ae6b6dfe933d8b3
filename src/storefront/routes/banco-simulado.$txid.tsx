import { createFileRoute, notFound } from '@tanstack/react-router';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { PageAnswer } from '#/storefront/forms/page-answer.ts';
import { answerPost } from '#/storefront/forms/plain-post.ts';
import { BankChargePage } from '#/storefront/features/simulated-bank/components/bank-charge-page.tsx';
import { bankChargePosts } from '#/storefront/features/simulated-bank/simulated-bank.posts.ts';
import { bankQueries } from '#/storefront/features/simulated-bank/simulated-bank.queries.ts';
import { isNotFoundError } from '#/domain/request/public-error.ts';

export const Route = createFileRoute('/banco-simulado/$txid')({
  params: { parse: ({ txid }) => (/^[a-zA-Z0-9]{26,35}$/.test(txid) ? { txid } : false) },
  server: { handlers: { POST: (posted) => answerPost(posted, bankChargePosts(posted.params.txid)) } },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  loader: async ({ context: { queryClient }, params: { txid } }) => {
    await queryClient.ensureQueryData(bankQueries.charge(txid)).catch((error) => {
      throw isNotFoundError(error) ? notFound() : error;
    });
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
