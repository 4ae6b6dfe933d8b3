import type { DeskCourse, DeskOffer } from '#/contract/catalogue/course-desk.ts';
import { formatLabels, shiftName } from '#/domain/catalogue/offer-labels.ts';
import { offerStatusLabels } from '#/domain/catalogue/offer-status.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';

/** The offers of a course, newest first, each with the way to its form. */
export function OfferList({ course }: { course: DeskCourse }) {
  const idCurso = course.id_produto;
  return (
    <section aria-labelledby="turmas-do-curso" className="grid grid-cols-1 gap-4">
      <h2 id="turmas-do-curso" className="text-section">
        Turmas
      </h2>
      {course.turmas.length === 0 ? (
        <p className="text-muted">Sem turma com inscrições abertas, ninguém consegue se matricular.</p>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {course.turmas.map((offer) => (
            <Card as="li" key={offer.id_oferta} className="grid grid-cols-1 gap-2">
              <p>
                <Link
                  to="/gestao/cursos/$idCurso/turmas/$idOferta"
                  params={{ idCurso, idOferta: offer.id_oferta }}
                  className={`${linkClass()} inline-block py-1 font-semibold`}
                >
                  {describeOffer(offer)}
                </Link>
              </p>
              <p className="text-sm text-muted">{describePlace(offer)}</p>
              <p className="flex flex-wrap gap-2">
                <Badge>{offerStatusLabels[offer.situacao]}</Badge>
                <Badge>{describeSeats(offer)}</Badge>
              </p>
            </Card>
          ))}
        </ul>
      )}
      <Link
        to="/gestao/cursos/$idCurso/turmas/nova"
        params={{ idCurso }}
        className={`${buttonClass({ variant: 'secondary' })} md:justify-self-start`}
      >
        Nova turma
      </Link>
    </section>
  );
}

export const describeOffer = (offer: DeskOffer) =>
  [formatLabels[offer.formato], shiftName(offer), formatDay(offer.data_inicio)].join(' · ');

function describePlace({
  unidade,
  tipo_oferta,
  preco_original,
  preco_promocional,
  inscricoes_ate,
}: DeskOffer) {
  const price =
    tipo_oferta === 'PAGO' ? formatReais(preco_promocional ?? preco_original) : kinds[tipo_oferta];
  return `${unidade} · ${price} · inscrições até ${formatDay(inscricoes_ate)}`;
}
const kinds = { GRATUITO: 'Gratuita', BOLSA: 'Bolsa' } as const;

const describeSeats = ({ vagas_total, vagas_ocupadas }: DeskOffer) =>
  vagas_total === null ? 'Sem limite de vagas' : `${vagas_ocupadas ?? 0} de ${vagas_total} vagas ocupadas`;
