import { useToday } from '#/storefront/shared/time/use-today.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import { OfferFacts } from '#/storefront/shared/course/offer-facts.tsx';
import type { Enrolment } from '#/contract/enrolment/enrolment.ts';
import { isLiveEnrolment } from '#/domain/enrolment/enrolment-state.ts';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { enrolmentQueries } from '../enrolment.queries.ts';
import { describeEnrolment, enrolmentTones, labelEnrolment } from '../enrolment-texts.ts';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

export function EnrolmentsList() {
  const { data: enrolments } = useSuspenseQuery(enrolmentQueries.list());
  if (enrolments.length === 0) return null;
  return (
    <section aria-labelledby="minhas-inscricoes" className="grid grid-cols-1 gap-4">
      <h2 id="minhas-inscricoes" className="text-section">
        Minhas inscrições
      </h2>
      <ul className="grid grid-cols-1 gap-4">
        {enrolments.map((enrolment) => (
          <li key={enrolment.protocolo}>
            <EnrolmentCard enrolment={enrolment} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function EnrolmentCard({ enrolment }: { enrolment: Enrolment }) {
  const today = useToday();
  const { produto, oferta, estado, protocolo } = enrolment;
  return (
    <Card
      as="article"
      padding="lg"
      className="grid grid-cols-1 gap-4"
      data-area={produto.grupo_area.icone_slug}
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h3 className="text-xl font-bold text-heading wrap-anywhere">{produto.titulo}</h3>
          <p className="text-sm text-muted">
            Inscrição gratuita, protocolo <span className="whitespace-nowrap">{protocolo}</span>
          </p>
        </div>
        <Badge tone={enrolmentTones[estado]}>{labelEnrolment(enrolment)}</Badge>
      </div>
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
        <div className="grid gap-3">
          <OfferFacts offer={oferta} />
          <p>{keepWords(describeEnrolment(enrolment, today))}</p>
        </div>
        <Link
          to="/inscricao/$courseId/$offerId"
          params={{ courseId: produto.id_produto, offerId: oferta.id_oferta }}
          className={buttonClass({ variant: enrolment.convite_expira_em ? 'sell' : 'secondary' })}
        >
          <ChangingText>
            {enrolment.convite_expira_em
              ? 'Confirmar minha vaga'
              : isLiveEnrolment(estado)
                ? 'Ver a inscrição'
                : 'Ver a turma'}
          </ChangingText>
          <span className="sr-only">{` de ${produto.titulo}`}</span>
        </Link>
      </div>
    </Card>
  );
}
