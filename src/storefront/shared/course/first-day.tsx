import { useLocalToday } from '#/storefront/shared/time/use-local-today.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { courseParams } from './course-params.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { Icon, type IconName } from '#/storefront/ui/display/icon.tsx';
import { ShareButton } from '#/storefront/ui/navigation/share-button.tsx';
import type { Course, Offer } from '#/contract/catalogue/course.ts';
import { weekdayName } from '#/domain/time/dates.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { formatLabels } from '#/domain/catalogue/offer-labels.ts';
import { fillPath } from '../page/fill-path.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeSchedule } from './offer-labels.ts';
import { OfferPlace } from './offer-place.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

const startHour = ({ hora_inicio, horario_local }: Offer) =>
  hora_inicio === null ? '' : `, às ${hora_inicio}${horario_local ? ` (${horario_local.nome})` : ''}`;

interface FirstDayProps {
  /** Code of the purchase, needed for the calendar file. */
  codigo?: string;
  course: Pick<Course, 'id_produto' | 'slug' | 'titulo'> & { modalidade: { slug: string } };
  offer: Offer;
  isCompany?: boolean;
}

export function FirstDay({ codigo, course, offer, isCompany = false }: FirstDayProps) {
  const today = useLocalToday(offer);
  if (offer.estado === 'adiada') return <NoDateYet />;
  // Past, it is nothing to prepare for; a programme has a first day for each of its courses.
  if (offer.data_inicio < today || offer.partes) return null;
  const isDistant = offer.formato === 'ead';
  return (
    <Card as="section" padding="lg" aria-labelledby="primeiro-dia" className="grid content-start gap-5">
      <h2 id="primeiro-dia" className="text-section">
        {isCompany ? 'Primeiro dia da turma' : 'Seu primeiro dia'}
      </h2>
      <Fact icon="calendar" title="Quando">
        <p className="first-letter:uppercase">
          {`${weekdayName(offer.data_inicio)}, ${formatDay(offer.data_inicio)}${startHour(offer)}`}
        </p>
        <p className="text-sm text-muted">
          {`Aulas até ${formatDay(offer.data_fim)}: ${describeSchedule(offer)}`}
        </p>
      </Fact>
      <Fact icon="map-pin" title="Onde">
        {isDistant ? (
          <p>{`${formatLabels.ead}, ${isCompany ? 'de onde cada aluno estiver' : 'de onde você estiver'}`}</p>
        ) : (
          <OfferPlace offer={offer} />
        )}
      </Fact>
      <Fact icon="receipt" title={isDistant ? 'O que ter por perto' : 'O que levar'}>
        <p>
          {isDistant
            ? 'Um computador ou celular com internet, e algo para anotar.'
            : 'Um documento com foto e algo para anotar.'}
        </p>
        {offer.documentos.length > 0 && (
          <>
            <p>
              {isCompany
                ? 'Os documentos da matrícula de cada aluno, se ainda não entregou:'
                : 'Os documentos da matrícula, se você ainda não entregou:'}
            </p>
            <ul className="bullets">
              {offer.documentos.map((document) => (
                <li key={document}>{document}</li>
              ))}
            </ul>
          </>
        )}
      </Fact>
      <div className="flex flex-wrap gap-3">
        {/* The response is a file, with and without the page's script. */}
        {codigo !== undefined && (
          <form method="post" action={fillPath('/minhas-compras/$codigo', { codigo })}>
            <FormName name="agenda" />
            <Button type="submit" variant="secondary">
              <Icon name="calendar" />
              Adicionar à agenda
            </Button>
          </form>
        )}
        {!isCompany && (
          <ShareButton
            title={course.titulo}
            text={`Vou fazer o curso ${course.titulo}.`}
            path={fillPath('/$modality/$nomeCurso/$idCurso', courseParams(course))}
          >
            Compartilhar o curso
          </ShareButton>
        )}
      </div>
    </Card>
  );
}

function Fact({ icon, title, children }: { icon: IconName; title: string; children: Elements }) {
  return (
    <div className="flex gap-3">
      <Icon name={icon} className="mt-0.5 text-primary-600" />
      <div className="grid min-w-0 content-start gap-1">
        <h3 className="font-semibold text-heading">{title}</h3>
        {children}
      </div>
    </div>
  );
}

function NoDateYet() {
  return (
    <Card as="section" padding="lg" aria-labelledby="sem-data" className="grid content-start gap-2">
      <h2 id="sem-data" className="text-section">
        Turma adiada
      </h2>
      <p>A nova data ainda não foi marcada. Quando houver uma, avisamos por e-mail.</p>
    </Card>
  );
}
