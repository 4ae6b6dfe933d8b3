import { useQuery } from '@tanstack/react-query';
import type { Course } from '#/contract/catalogue/course.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { Accordion } from '#/storefront/ui/navigation/accordion.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { courseQueries } from '#/storefront/features/course/course.queries.ts';
import { ProgramSection } from '../course-program.tsx';
import { LazyQuestionForm } from './lazy-question-form.ts';
import { SignInFirst } from './sign-in-first.tsx';

export function QuestionsSection({ course, signedIn }: { course: Course; signedIn: boolean }) {
  return (
    <ProgramSection title="Perguntas" id="perguntas" height="[--height-far:12rem]">
      {course.perguntas.length > 0 && (
        <Accordion
          items={course.perguntas.map((question) => ({
            id: `pergunta-${question.id_pergunta}`,
            title: question.texto,
            content: (
              <div className="grid max-w-prose gap-2">
                <p className="wrap-anywhere whitespace-pre-line">{question.resposta}</p>
                <p className="text-sm text-muted">
                  {`Pergunta de ${question.nome_autor}, ${formatDay(calendarDay(new Date(question.criado_em)))}`}
                </p>
              </div>
            ),
          }))}
        />
      )}
      {signedIn ? (
        <>
          <WaitingQuestions course={course} />
          <LazyQuestionForm course={course} />
        </>
      ) : (
        <SignInFirst question="Ficou com dúvida?" act="e pergunte." place="perguntas" />
      )}
    </ProgramSection>
  );
}

function WaitingQuestions({ course }: { course: Course }) {
  const { data } = useQuery(courseQueries.participation(course.id_produto));
  if (!data?.perguntas.length) return null;
  return (
    <ul aria-label="Suas perguntas sem resposta" className="grid gap-2">
      {data.perguntas.map((question) => (
        <li
          key={question.id_pergunta}
          className="flex flex-wrap items-start justify-between gap-2 rounded-lg border border-line bg-surface p-4"
        >
          <span className="min-w-0 wrap-anywhere">{question.texto}</span>
          <Badge>Aguardando resposta</Badge>
        </li>
      ))}
    </ul>
  );
}
