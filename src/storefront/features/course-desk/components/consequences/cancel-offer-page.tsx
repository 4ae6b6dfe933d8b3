import { useSuspenseQuery } from '@tanstack/react-query';
import type { DeskCourse, DeskOffer } from '#/contract/catalogue/course-desk.ts';
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
import { Card } from '#/storefront/ui/display/card.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { OfferDeskPage } from './offer-desk-page.tsx';
import { LineList } from './line-list.tsx';
import { ReasonForm } from './reason-form.tsx';

interface CancelOfferPageProps {
  course: DeskCourse;
  offer: DeskOffer;
  answer: FormAnswer | undefined;
}

/** What cancelling an offer does, before it is done; afterwards what it did. */
export function CancelOfferPage({ course, offer, answer }: CancelOfferPageProps) {
  const { data } = useSuspenseQuery(consequencesQueries.of(offer.id_oferta));
  const { cancelada, cancelar, pessoas, situacao } = data;
  if (situacao === 'cancelada')
    return (
      <OfferDeskPage course={course} offer={offer} title="Turma cancelada">
        <Alert tone="success" live title="A turma está cancelada.">
          {cancelada
            ? `Cancelada em ${formatInstant(new Date(cancelada.em))}. Motivo: ${cancelada.motivo}`
            : 'Ela foi cancelada fora desta página.'}
        </Alert>
        {cancelada && (
          <Card padding="lg" className="grid grid-cols-1 gap-3">
            <h2 className="text-section">O que foi feito</h2>
            <LineList lines={describeLeaving(cancelada)} />
          </Card>
        )}
      </OfferDeskPage>
    );
  const people = describePeople(pessoas);
  return (
    <OfferDeskPage course={course} offer={offer} title="O que acontece se a turma for cancelada">
      <Card padding="lg" className="grid grid-cols-1 gap-3">
        <h2 className="text-section">Quem está na turma</h2>
        {people.length === 0 ? <p>Ninguém.</p> : <LineList lines={people} />}
      </Card>
      <Card padding="lg" className="grid grid-cols-1 gap-3">
        <h2 className="text-section">O que acontece</h2>
        <LineList lines={describeLeaving(cancelar, pessoas.links)} />
      </Card>
      <section aria-labelledby="cancelar-turma" className="grid grid-cols-1 gap-4">
        <h2 id="cancelar-turma" className="text-section">
          Cancelar
        </h2>
        <p className="text-muted">Uma turma cancelada não volta. Para mudar só os dias, mude a turma.</p>
        <ReasonForm
          name="cancelamento"
          answer={answerTo(answer, 'cancelamento')}
          previsto={cancelar.previsto}
          mutation={consequencesMutations.cancel(offer.id_oferta)}
          submitText="Cancelar a turma"
          onDone={async () => {}}
        />
      </section>
    </OfferDeskPage>
  );
}
