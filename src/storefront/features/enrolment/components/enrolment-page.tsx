import { useToday } from '#/storefront/shared/time/use-today.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import type { ReactNode } from 'react';
import { OfferFacts } from '#/storefront/shared/course/offer-facts.tsx';
import { isLiveEnrolment } from '#/domain/enrolment/enrolment-state.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import type { EnrolmentData } from '../enrolment.functions.ts';
import type { EnrolmentIds } from '../enrolment.params.ts';
import { enrolmentQueries } from '../enrolment.queries.ts';
import { describeEnrolment } from '../enrolment-texts.ts';
import { EnrolmentForm } from './enrolment-form.tsx';
import { EnrolmentStatus } from './enrolment-status.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

interface EnrolmentPageProps {
  ids: EnrolmentIds;
  hindrance: string | undefined;
  answer: FormAnswer | undefined;
}

export function EnrolmentPage({ ids, hindrance, answer }: EnrolmentPageProps) {
  const today = useToday();
  const { data } = useSuspenseQuery(enrolmentQueries.offer(ids));
  const { course, offer, enrolment } = data;
  const live = enrolment && isLiveEnrolment(enrolment.estado) ? enrolment : undefined;
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-6 px-4 py-6 md:px-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8 lg:py-10">
      <div className="grid grid-cols-1 content-start gap-6">
        <header className="grid justify-items-start">
          <CourseLink course={course} offer={offer}>
            <Icon name="arrow-left" size="sm" />
            Voltar para o curso
          </CourseLink>
          <h1 id="inscricao" tabIndex={-1} className="text-title outline-none">
            {live
              ? 'Sua inscrição'
              : offer.tipo_oferta === 'BOLSA'
                ? 'Pedido de bolsa'
                : 'Inscrição gratuita'}
          </h1>
        </header>
        <Summary data={data} className="lg:hidden" />
        {live ? (
          <EnrolmentStatus ids={ids} enrolment={live} answer={answer} />
        ) : (
          <>
            {enrolment && (
              <Alert
                tone="info"
                title={
                  <>
                    <span>A inscrição </span>
                    <span className="whitespace-nowrap">{enrolment.protocolo}</span>
                    <ChangingText>{` ${enrolment.estado === 'INDEFERIDA' ? 'não foi aceita' : 'terminou'}`}</ChangingText>
                  </>
                }
              >
                {describeEnrolment(enrolment, today)}
              </Alert>
            )}
            <NewEnrolment ids={ids} data={data} hindrance={hindrance} answer={answer} />
          </>
        )}
      </div>
      <Summary data={data} className="hidden self-start lg:sticky lg:top-6 lg:grid" />
    </div>
  );
}

function NewEnrolment({ ids, data, hindrance, answer }: EnrolmentPageProps & { data: EnrolmentData }) {
  const { course, offer } = data;
  const closed = hindrance ?? findClosure(data);
  if (!closed) return <EnrolmentForm ids={ids} data={data} answer={answer} />;
  return (
    <Alert
      tone="warning"
      title={closed}
      actions={
        <CourseLink course={course} offer={offer} look="button">
          Ver outras turmas
        </CourseLink>
      }
    />
  );
}

function findClosure({ course, offer }: EnrolmentData): string | undefined {
  if (course.gestao_desempenho) return 'A inscrição deste curso é feita em outra página.';
  const takes = offer.estado === 'aberta' || offer.estado === 'esgotada' || offer.estado === 'adiada';
  return takes ? undefined : 'Esta turma não está mais recebendo inscrições.';
}

function Summary({ data: { course, offer }, className }: { data: EnrolmentData; className: string }) {
  return (
    <Card
      as="section"
      padding="lg"
      aria-label="Turma"
      className={`grid grid-cols-1 content-start gap-4 ${className}`}
    >
      <p className="font-semibold text-heading wrap-anywhere">{course.titulo}</p>
      <OfferFacts offer={offer} />
      <p className="text-xl font-bold text-success-strong">
        {offer.tipo_oferta === 'BOLSA' ? 'Bolsa integral' : 'Gratuito'}
      </p>
    </Card>
  );
}

interface CourseLinkProps {
  course: EnrolmentData['course'];
  offer: EnrolmentData['offer'];
  look?: 'button';
  children: ReactNode;
}

function CourseLink({ course, offer, look, children }: CourseLinkProps) {
  return (
    <Link
      to="/$modality/$nomeCurso/$idCurso"
      params={{ modality: course.modalidade.slug, nomeCurso: course.slug, idCurso: course.id_produto }}
      {...(offer.aberta && { search: { turma: offer.id_oferta } })}
      className={
        look
          ? buttonClass({ variant: 'secondary', size: 'sm' })
          : linkClass('quiet', 'inline-flex min-h-11 items-center gap-2 text-sm font-semibold')
      }
    >
      {children}
    </Link>
  );
}
