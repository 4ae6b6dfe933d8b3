import { useSuspenseQuery } from '@tanstack/react-query';
import type { DeskCourse, DeskOffer } from '#/contract/catalogue/course-desk.ts';
import {
  consequencesMutations,
  consequencesQueries,
} from '#/storefront/features/course-desk/consequences/consequences.queries.ts';
import { describePostponing } from '#/storefront/features/course-desk/consequences/describe-consequences.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { DoneAct } from './done-act.tsx';
import { LineList } from './line-list.tsx';
import { OfferDeskPage } from './offer-desk-page.tsx';
import { ReasonForm } from './reason-form.tsx';

interface PostponeOfferPageProps {
  course: DeskCourse;
  offer: DeskOffer;
  answer: FormAnswer | undefined;
}

/** What postponing an offer without a new date does, before it is done; afterwards what it did. */
export function PostponeOfferPage({ course, offer, answer }: PostponeOfferPageProps) {
  const { data } = useSuspenseQuery(consequencesQueries.of(offer.id_oferta));
  const { situacao, adiada, adiavel } = data;
  if (situacao === 'adiada')
    return (
      <OfferDeskPage course={course} offer={offer} title="Turma adiada">
        <DoneAct
          title="A turma está adiada, sem nova data."
          done="Adiada"
          act={adiada && { ...adiada, lines: describePostponing(adiada) }}
        />
        <p>
          <Link
            to="/gestao/cursos/$idCurso/turmas/$idOferta/mudar"
            params={{ idCurso: course.id_produto, idOferta: offer.id_oferta }}
            className={buttonClass({ variant: 'secondary' })}
          >
            Marcar a nova data
          </Link>
        </p>
      </OfferDeskPage>
    );
  return (
    <OfferDeskPage course={course} offer={offer} title="Adiar sem nova data">
      {adiavel ? (
        <Forecast course={course} offer={offer} answer={answer} />
      ) : (
        <Alert
          tone="info"
          title="Só se adia uma turma que ainda não começou, nem foi encerrada ou cancelada."
        />
      )}
    </OfferDeskPage>
  );
}

function Forecast({ offer, answer }: PostponeOfferPageProps) {
  const { data } = useSuspenseQuery(consequencesQueries.postponement(offer.id_oferta));
  return (
    <>
      <Card padding="lg" className="grid grid-cols-1 gap-3">
        <h2 className="text-section">O que acontece</h2>
        <LineList lines={describePostponing(data)} />
      </Card>
      <section aria-labelledby="adiar-turma" className="grid grid-cols-1 gap-4">
        <h2 id="adiar-turma" className="text-section">
          Adiar
        </h2>
        <p className="text-muted">
          Já sabe a nova data? Então mude os dias da turma: quem comprou diz se ela serve.
        </p>
        <ReasonForm
          name="adiamento"
          answer={answerTo(answer, 'adiamento')}
          previsto={data.previsto}
          mutation={consequencesMutations.postpone(offer.id_oferta)}
          submitText="Adiar a turma"
          onDone={async () => {}}
        />
      </section>
    </>
  );
}
