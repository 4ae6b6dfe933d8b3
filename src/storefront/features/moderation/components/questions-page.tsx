import { useSuspenseQuery } from '@tanstack/react-query';
import { describeQueue } from '#/storefront/shared/desk/describe-queue.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { moderationQueries } from '../moderation.queries.ts';
import { ModerationList } from './moderation-list.tsx';
import { QuestionItem } from './question-item.tsx';

interface QuestionsPageProps {
  page: number;
  answer: FormAnswer | undefined;
  canDiscard: boolean;
  onPublished: (courseId: number) => void;
}

export function QuestionsPage({ page, answer, canDiscard, onPublished }: QuestionsPageProps) {
  const { data } = useSuspenseQuery(moderationQueries.questions(page));
  const typed = answerTo(answer, 'resposta');
  return (
    <ModerationList
      title="Responder perguntas"
      waiting={describeQueue(
        countWaiting(data.totalItens),
        data.totalItens,
        'das mais antigas às mais novas',
      )}
      to="/moderacao/perguntas"
      page={page}
      total={data.totalItens}
      empty="Nenhuma pergunta aguarda resposta"
      answer={answer}
    >
      {data.itens.map((question) => (
        <li key={question.id_pergunta}>
          <QuestionItem
            question={question}
            answer={typed?.entries['id'] === String(question.id_pergunta) ? typed : undefined}
            canDiscard={canDiscard}
            onPublished={onPublished}
          />
        </li>
      ))}
    </ModerationList>
  );
}

const countWaiting = (total: number) =>
  total === 1 ? '1 pergunta aguarda resposta' : `${total} perguntas aguardam resposta`;
