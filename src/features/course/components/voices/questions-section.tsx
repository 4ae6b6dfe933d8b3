import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useRef, type FormEvent } from 'react';
import { failureOf } from '#/forms/form-failure.ts';
import { FormName } from '#/forms/form-name.tsx';
import { describeFailure } from '#/forms/form-problems.ts';
import { usePageAnswer } from '#/forms/page-answer.ts';
import { SendFailure } from '#/forms/send-failure.tsx';
import { useFormCheck } from '#/forms/use-form-check.ts';
import type { Course } from '#/contract/catalogue/course.ts';
import { QUESTION_MAX_LENGTH } from '#/domain/community/community.ts';
import { calendarDay, formatDay } from '#/domain/time/dates.ts';
import { Accordion } from '#/ui/navigation/accordion.tsx';
import { Alert } from '#/ui/feedback/alert.tsx';
import { Badge } from '#/ui/display/badge.tsx';
import { Button } from '#/ui/navigation/button.tsx';
import { linkClass } from '#/ui/navigation/link-class.ts';
import { TextAreaField } from '#/ui/fields/text-area-field.tsx';
import { courseMutations, courseQueries } from '#/features/course/course.queries.ts';
import { findQuestionProblems, readQuestion } from '#/features/course/course.schema.ts';
import { Section } from '../course-program.tsx';

export function QuestionsSection({ course, signedIn }: { course: Course; signedIn: boolean }) {
  const here = useLocation({ select: (location) => location.href });
  return (
    <Section title="Perguntas" id="perguntas">
      {course.perguntas.length > 0 && (
        <Accordion
          items={course.perguntas.map((question) => ({
            id: `pergunta-${question.id_pergunta}`,
            title: question.texto,
            content: (
              <div className="grid max-w-prose gap-2">
                <p className="wrap-anywhere whitespace-pre-line">{question.resposta}</p>
                <p className="text-sm text-muted">
                  Pergunta de {question.nome_autor}, {formatDay(calendarDay(new Date(question.criado_em)))}
                </p>
              </div>
            ),
          }))}
        />
      )}
      {signedIn ? (
        <>
          <WaitingQuestions course={course} />
          <QuestionForm course={course} />
        </>
      ) : (
        <p>
          Ficou com dúvida?{' '}
          <Link to="/autenticacao" search={{ redirect_to: here }} className={linkClass()}>
            Entre na sua conta
          </Link>{' '}
          e pergunte.
        </p>
      )}
    </Section>
  );
}

/** What the person asked and nobody has answered yet: only they see it. */
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

function QuestionForm({ course }: { course: Course }) {
  const queryClient = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const answer = usePageAnswer('pergunta');
  const form = useFormCheck({
    read: readQuestion,
    find: findQuestionProblems,
    prefix: 'perguntar',
    answer,
  });
  const ask = useMutation({
    ...courseMutations.ask(course.id_produto),
    onSuccess: () => {
      element.current?.reset();
      return queryClient.invalidateQueries({
        queryKey: courseQueries.participation(course.id_produto).queryKey,
      });
    },
    onError: (error) => form.show(describeFailure(error).problems),
  });
  const failure = failureOf(ask, answer);
  const isSent = ask.isSuccess || (ask.isIdle && answer?.done !== undefined);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && !ask.isPending) ask.mutate(entries.texto);
  }
  return (
    <form
      ref={element}
      method="post"
      {...form.formProps}
      onSubmit={submit}
      className="grid max-w-prose gap-3"
    >
      <FormName name="pergunta" />
      <TextAreaField
        id="perguntar-texto"
        label="Sua pergunta"
        name="texto"
        required
        defaultValue={answer?.done ? undefined : answer?.entries['texto']}
        maxLength={QUESTION_MAX_LENGTH}
        error={form.problems['texto']}
      />
      {!form.problems['texto'] && <SendFailure failure={failure} />}
      <Button type="submit" variant="secondary" loading={ask.isPending} className="justify-self-start">
        Enviar pergunta
      </Button>
      {isSent && (
        <Alert tone="success" live>
          Pergunta enviada. Ela aparece para todos quando for respondida.
        </Alert>
      )}
    </form>
  );
}
