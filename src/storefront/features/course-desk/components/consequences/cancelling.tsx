import { useSuspenseQuery } from '@tanstack/react-query';
import {
  consequencesMutations,
  consequencesQueries,
} from '#/storefront/features/course-desk/consequences/consequences.queries.ts';
import {
  describeLeaving,
  describePeople,
} from '#/storefront/features/course-desk/consequences/describe-consequences.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import type { Elements } from '#/storefront/ui/elements.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { DoneAct } from './done-act.tsx';
import { LineList } from './line-list.tsx';
import { ReasonForm } from './reason-form.tsx';

const words = {
  turma: {
    title: 'Turma cancelada',
    done: 'A turma está cancelada.',
    question: 'O que acontece se a turma for cancelada',
    heading: 'Quem está na turma',
    hint: 'Uma turma cancelada não volta. Para mudar só os dias, mude a turma.',
    submit: 'Cancelar a turma',
    other: 'outra turma do curso',
  },
  edicao: {
    title: 'Edição cancelada',
    done: 'A edição está cancelada.',
    question: 'O que acontece se a edição for cancelada',
    heading: 'Quem está na edição',
    hint: 'Uma edição cancelada não volta. As turmas dela continuam, e as vagas voltam a cada uma. Para só parar de vender, tire a edição de venda.',
    submit: 'Cancelar a edição',
    other: 'outra edição do programa',
  },
} as const;

interface CancellingProps {
  offerId: number;
  of: keyof typeof words;
  answer: FormAnswer | undefined;
  /** The page around it. */
  render(title: string, children: Elements): Elements;
}

/** What cancelling an offer, or an edition of a programme, does before it is done; afterwards what it did. */
export function Cancelling({ offerId, of, answer, render }: CancellingProps) {
  const { data } = useSuspenseQuery(consequencesQueries.of(offerId));
  const { cancelada, cancelar, pessoas, situacao } = data;
  const { title, done, question, heading, hint, submit, other } = words[of];
  if (situacao === 'cancelada')
    return render(
      title,
      <DoneAct
        title={done}
        done="Cancelada"
        act={cancelada && { ...cancelada, lines: describeLeaving(cancelada, { other }) }}
      />,
    );
  const people = describePeople(pessoas);
  return render(
    question,
    <>
      <Card padding="lg" className="grid grid-cols-1 gap-3">
        <h2 className="text-section">{heading}</h2>
        {people.length === 0 ? <p>Ninguém.</p> : <LineList lines={people} />}
      </Card>
      <Card padding="lg" className="grid grid-cols-1 gap-3">
        <h2 className="text-section">O que acontece</h2>
        <LineList lines={describeLeaving(cancelar, { links: pessoas.links, other })} />
      </Card>
      <section aria-labelledby="cancelar-turma" className="grid grid-cols-1 gap-4">
        <h2 id="cancelar-turma" className="text-section">
          Cancelar
        </h2>
        <p className="text-muted">{hint}</p>
        <ReasonForm
          name="cancelamento"
          answer={answerTo(answer, 'cancelamento')}
          previsto={cancelar.previsto}
          mutation={consequencesMutations.cancel(offerId)}
          submitText={submit}
          onDone={async () => {}}
        />
      </section>
    </>,
  );
}
