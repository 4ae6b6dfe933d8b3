import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { DeskCourse, DeskOffer } from '#/contract/catalogue/course-desk.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import {
  consequencesMutations,
  consequencesQueries,
} from '#/storefront/features/course-desk/consequences/consequences.queries.ts';
import {
  type MoveEntries,
  moveTexts,
  toMove,
} from '#/storefront/features/course-desk/consequences/consequences.schema.ts';
import { describeMoving } from '#/storefront/features/course-desk/consequences/describe-consequences.ts';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { type FieldErrors, listErrors } from '#/storefront/forms/form-errors.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { LineList } from './line-list.tsx';
import { OfferDeskPage } from './offer-desk-page.tsx';
import { PlaceAndTimes } from './place-and-times.tsx';
import { ReasonForm } from './reason-form.tsx';

interface MoveOfferPageProps {
  course: DeskCourse;
  offer: DeskOffer;
  /** What was sent by GET, to see what it would do. */
  typed: MoveEntries | undefined;
  errors: FieldErrors;
  answer: FormAnswer | undefined;
}

/** Moves an offer to other days, hours or another place, once it was read what that does. */
export function MoveOfferPage({ course, offer, typed, errors, answer }: MoveOfferPageProps) {
  const { data: options } = useSuspenseQuery(courseDeskQueries.options());
  const { data } = useSuspenseQuery(consequencesQueries.of(offer.id_oferta));
  const { mudada, situacao } = data;
  const isSound = listErrors(errors).length === 0;
  if (situacao === 'cancelada')
    return (
      <OfferDeskPage course={course} offer={offer} title="Mudar a turma">
        <Alert tone="info" title="Uma turma cancelada não muda mais." />
      </OfferDeskPage>
    );
  return (
    <OfferDeskPage course={course} offer={offer} title="Mudar dias, horário ou lugar">
      {mudada && !typed && (
        <Alert tone="success" title={`Última mudança: ${formatInstant(new Date(mudada.em))}`}>
          <p>{`Motivo: ${mudada.motivo}`}</p>
          <LineList lines={describeMoving(mudada)} />
        </Alert>
      )}
      <form method="get" className="grid grid-cols-1 gap-6">
        <Card padding="lg" className="grid grid-cols-1 gap-5">
          <h2 className="text-section">Como fica</h2>
          <PlaceAndTimes options={options} entries={typed ?? moveTexts(offer)} errors={errors} />
        </Card>
        <Button type="submit" variant="secondary" size="lg" className="md:justify-self-start">
          Ver o que acontece
        </Button>
      </form>
      {typed && isSound && <Forecast course={course} offer={offer} typed={typed} answer={answer} />}
    </OfferDeskPage>
  );
}

function Forecast({
  course,
  offer,
  typed,
  answer,
}: Omit<MoveOfferPageProps, 'errors'> & { typed: MoveEntries }) {
  const navigate = useNavigate();
  const id = offer.id_oferta;
  const mudanca = toMove(typed);
  const { data } = useSuspenseQuery(consequencesQueries.move(id, mudanca));
  if (!data.muda)
    return <Alert tone="info" live title="Nada muda: estes são os dias, o horário e o lugar de hoje." />;
  return (
    <>
      <Card padding="lg" className="grid grid-cols-1 gap-3">
        <h2 className="text-section">O que acontece</h2>
        <LineList lines={describeMoving(data)} />
      </Card>
      <ReasonForm
        name="mudanca"
        answer={answerTo(answer, 'mudanca')}
        previsto={data.previsto}
        mutation={consequencesMutations.move(id, mudanca)}
        submitText="Mudar a turma"
        onDone={() =>
          navigate({
            to: '/gestao/cursos/$idCurso/turmas/$idOferta/mudar',
            params: { idCurso: course.id_produto, idOferta: id },
            search: {},
          })
        }
      >
        {Object.entries(typed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </ReasonForm>
    </>
  );
}
