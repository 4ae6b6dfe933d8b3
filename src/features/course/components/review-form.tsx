import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { describeFailure } from '#/blocks/form-problems.ts';
import type { Course } from '#/contract/catalogue/course.ts';
import { Alert } from '#/ui/alert.tsx';
import { Button } from '#/ui/button.tsx';
import { StarInput } from '#/ui/star-rating.tsx';
import { TextAreaField } from '#/ui/text-area-field.tsx';
import { courseMutations, courseQueries } from '../course.queries.ts';

const shortestText = 10;

/** Stars and a text; what was typed stays until it is accepted. */
export function ReviewForm({ course }: { course: Course }) {
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [stars, setStars] = useState<number>();
  const [text, setText] = useState('');
  const [checked, setChecked] = useState(false);
  const send = useMutation({
    ...courseMutations.review(course.id_produto),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: courseQueries.participation(course.id_produto).queryKey }),
  });
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const failure = send.error ? describeFailure(send.error) : undefined;
  const starsProblem = checked && stars === undefined ? 'Escolha de 1 a 5 estrelas.' : undefined;
  const textProblem =
    checked && text.trim().length < shortestText ? 'Este campo está incompleto.' : failure?.problems['texto'];

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    const isShort = text.trim().length < shortestText;
    if (stars === undefined || isShort) {
      form.current?.querySelector<HTMLElement>(stars === undefined ? 'input' : 'textarea')?.focus();
    } else if (!send.isPending) {
      send.mutate({ nota: stars, texto: text });
    }
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label="Sua opinião"
      className="grid max-w-prose gap-4 rounded-lg border border-line bg-surface p-4 md:p-6"
    >
      <StarInput
        legend="Que nota você dá ao curso?"
        name="nota"
        value={stars}
        onValue={setStars}
        error={starsProblem}
      />
      <TextAreaField
        label="Conte como foi"
        hint="Pelo menos 10 letras. Não cite nomes nem dados de outras pessoas."
        name="texto"
        value={text}
        maxLength={2000}
        error={textProblem}
        onChange={(event) => setText(event.target.value)}
      />
      {failure && !textProblem && <Alert tone="danger" live title={failure.message} />}
      <Button
        type="submit"
        loading={send.isPending || send.isSuccess}
        loadingText="Enviando"
        className="justify-self-start"
      >
        Enviar opinião
      </Button>
    </form>
  );
}
