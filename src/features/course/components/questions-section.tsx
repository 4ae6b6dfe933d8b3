import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import type { Course } from '#/contract/catalogue/course.ts';
import { PublicError } from '#/domain/public-error.ts';
import { Accordion } from '#/ui/accordion.tsx';
import { Alert } from '#/ui/alert.tsx';
import { Button } from '#/ui/button.tsx';
import { linkClass } from '#/ui/link-class.ts';
import { TextAreaField } from '#/ui/text-area-field.tsx';
import { courseMutations } from '../course.queries.ts';
import { Section } from './course-program.tsx';

export function QuestionsSection({ course, signedIn }: { course: Course; signedIn: boolean }) {
  const here = useLocation({ select: (location) => location.href });
  return (
    <Section title="Perguntas" id="perguntas">
      {course.perguntas.length > 0 && (
        <Accordion
          items={course.perguntas.map((question) => ({
            id: `pergunta-${question.id_pergunta}`,
            title: question.texto,
            content: <p className="max-w-prose">{question.resposta}</p>,
          }))}
        />
      )}
      {signedIn ? (
        <QuestionForm course={course} />
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

function QuestionForm({ course }: { course: Course }) {
  const [text, setText] = useState('');
  const ask = useMutation({ ...courseMutations.ask(course.id_produto), onSuccess: () => setText('') });
  const error =
    ask.error instanceof PublicError ? (ask.error.campos?.['texto'] ?? [ask.error.mensagem]) : undefined;
  function submit(event: FormEvent) {
    event.preventDefault();
    ask.mutate(text);
  }
  return (
    <form onSubmit={submit} className="grid max-w-prose gap-3">
      <TextAreaField
        label="Sua pergunta"
        name="texto"
        value={text}
        maxLength={1000}
        error={error?.join(' e ')}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary" loading={ask.isPending} className="justify-self-start">
        Enviar pergunta
      </Button>
      {ask.isSuccess && (
        <Alert tone="success" live>
          Pergunta enviada. Ela aparece aqui assim que for respondida.
        </Alert>
      )}
    </form>
  );
}
