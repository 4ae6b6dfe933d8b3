import { lazy, Suspense } from 'react';
import { usePageAnswer } from '#/storefront/forms/page-answer.ts';
import type { Participation } from '#/contract/community/community.ts';
import type { Course } from '#/contract/catalogue/course.ts';
import { refusalReasonLabels } from '#/domain/community/moderation.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Skeleton } from '#/storefront/ui/feedback/skeleton.tsx';

// Few people write one, and each only once.
const ReviewForm = lazy(() => import('./review-form.tsx').then((module) => ({ default: module.ReviewForm })));

interface OwnReviewProps {
  course: Course;
  participation: Participation;
}

export function OwnReview({ course, participation }: OwnReviewProps) {
  const wasSent = usePageAnswer('opiniao') !== undefined;
  const { opiniao, pode_opinar } = participation;
  if (opiniao?.situacao === 'PENDENTE') {
    return (
      <Alert tone="info" live title="Recebemos a sua opinião">
        {`Nossa equipe lê e publica em alguns dias. Você escreveu: “${opiniao.texto}”`}
      </Alert>
    );
  }
  if (opiniao?.situacao === 'RECUSADA') {
    return (
      <Alert tone="warning" title="Sua opinião não foi publicada">
        {`${
          opiniao.motivo_recusa
            ? `Motivo: ${refusalReasonLabels[opiniao.motivo_recusa].toLowerCase()}.`
            : 'Ela não segue as regras da página.'
        } Você escreveu: “${opiniao.texto}”`}
      </Alert>
    );
  }
  if (opiniao?.situacao === 'PUBLICADA') {
    return (
      <Alert tone="success" title="Sua opinião está publicada">
        {`Você escreveu: “${opiniao.texto}”`}
      </Alert>
    );
  }
  if (!pode_opinar) return null;
  return (
    // Opens without the page's script, too.
    <details
      open={wasSent}
      onToggle={({ currentTarget: details }) => details.open && details.querySelector('input')?.focus()}
    >
      <summary className={buttonClass({ variant: 'secondary' }, 'cursor-pointer list-none')}>
        Dar minha opinião
      </summary>
      <Suspense fallback={<Skeleton className="mt-4 h-80 max-w-prose" />}>
        <ReviewForm course={course} />
      </Suspense>
    </details>
  );
}
