import { createFileRoute } from '@tanstack/react-router';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { PageAnswer } from '#/storefront/forms/page-answer.ts';
import { answerPost } from '#/storefront/forms/plain-post.ts';
import { BankChargesPage } from '#/storefront/features/simulated-bank/components/bank-charges-page.tsx';
import { bankClockPosts } from '#/storefront/features/simulated-bank/simulated-bank.posts.ts';

export const Route = createFileRoute('/banco-simulado/')({
  server: { handlers: { POST: (posted) => answerPost(posted, bankClockPosts) } },
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
