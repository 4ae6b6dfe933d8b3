import { useSuspenseQuery } from '@tanstack/react-query';
import { formatInstant } from '#/domain/time/dates.ts';
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
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { LineList } from './line-list.tsx';
import { ReasonForm } from './reason-form.tsx';

const words = {
  turma: {
    what: 'a turma',
    hint: 'Uma turma cancelada não volta. Para mudar só os dias, mude a turma.',
    other: 'outra turma do curso',
  },
  edicao: {
    what: 'a edição',
    hint: 'Uma edição cancelada não volta. As turmas dela continuam, e as vagas voltam a cada uma. Para só parar de vender, tire a edição de venda.',
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
  const { what, hint, other } = words[of];
  const noun = what.slice(2);
  if (situacao === 'cancelada')
    return render(
      `${noun[0]!.toUpperCase()}${noun.slice(1)} cancelada`,
      <>
        <Alert tone="success" live title={`${what[0]!.toUpperCase()}${what.slice(1)} está cancelada.`}>
          {cancelada
            ? `Cancelada em ${formatInstant(new Date(cancelada.em))}. Motivo: ${cancelada.motivo}`
            : 'Ela foi cancelada fora desta página.'}
        </Alert>
        {cancelada && (
          <Card padding="lg" className="grid grid-cols-1 gap-3">
            <h2 className="text-section">O que foi feito</h2>
            <LineList lines={describeLeaving(cancelada, { other })} />
          </Card>
        )}
      </>,
    );
  const people = describePeople(pessoas);
  return render(
    `O que acontece se ${what} for cancelada`,
    <>
      <Card padding="lg" className="grid grid-cols-1 gap-3">
        <h2 className="text-section">{`Quem está n${what}`}</h2>
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
          submitText={`Cancelar ${what}`}
          onDone={async () => {}}
        />
      </section>
    </>,
  );
}
