import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { CourseLink } from '#/storefront/shared/course/course-link.tsx';
import { offerParams } from '#/storefront/shared/course/course-params.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { toTrackedSale } from '#/storefront/shared/tracking/tracked-item.ts';
import { useTrackedEvent } from '#/storefront/shared/tracking/use-tracked-event.ts';
import type { ProductOffer } from '#/domain/catalogue/product-offer.ts';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { Skeleton } from '#/storefront/ui/feedback/skeleton.tsx';
import type { Checkout } from '../checkout.functions.ts';
import { checkoutQueries } from '../checkout.queries.ts';
import { splitPrice } from '../price.ts';
import { PurchaseForm } from './purchase-form.tsx';
import { Step } from './step.tsx';
import { SummaryCard, SummaryLine } from './summary.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

interface CheckoutPageProps {
  ids: ProductOffer;
  coupon: string | undefined;
  /** How a visitor signs in right here; undefined for a person who is signed in. */
  identification: Elements;
  // PURCHASE-21
  own: ReactNode;
  answer: FormAnswer | undefined;
  onCoupon(coupon: string): void;
  onSignIn(): void;
  onBought(purchase: { codigo: string; isPix: boolean }): void | Promise<void>;
}

export function CheckoutPage({ ids, coupon, identification, own, ...actions }: CheckoutPageProps) {
  useFocusOnTurn(Boolean(identification));
  const { data: checkout } = useSuspenseQuery(checkoutQueries.checkout(ids));
  const answer = useQuery({
    ...checkoutQueries.coupon(ids.offerId, coupon ?? ''),
    enabled: coupon !== undefined,
  }).data;
  const applied = answer && 'coupon' in answer ? answer.coupon : undefined;
  const refusal = answer && 'refusal' in answer ? answer.refusal : undefined;
  const price = splitPrice(checkout.offer, applied);
  const { course, offer, terms } = checkout;
  const owned = actions.answer ? undefined : own;
  useTrackedEvent(terms && !owned ? { name: 'begin_checkout', ...toTrackedSale(course, offer) } : undefined);
  if (!terms && !owned) return <ClosedOffer checkout={checkout} />;
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-6 px-4 pb-12 md:px-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8 lg:py-10">
      <SummaryLine checkout={checkout} price={price} />
      <div className="grid content-start gap-6 grid-cols-1 [&_[tabindex]]:scroll-mt-28 [&_input]:scroll-mt-36">
        <div className="grid justify-items-start">
          <CourseLink
            course={course}
            offer={offer.aberta ? offer : null}
            className={linkClass('quiet', 'inline-flex min-h-11 items-center gap-2 text-sm font-semibold')}
          >
            <Icon name="arrow-left" size="sm" />
            <ChangingText>{course.programa ? 'Voltar para o programa' : 'Voltar para o curso'}</ChangingText>
          </CourseLink>
          <h1 className="text-title">Finalizar compra</h1>
        </div>
        {identification ? (
          <>
            {identification}
            <Step id="quem-vai-estudar" number={1} title="Quem vai estudar" />
            <Step id="contrato" number={2} title="Contrato" />
            <Step id="pagamento" number={3} title="Pagamento" />
          </>
        ) : owned ? (
          <div id="quem-vai-estudar" tabIndex={-1} className="outline-none">
            {owned}
          </div>
        ) : terms ? (
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <PurchaseForm
              course={course}
              offer={offer}
              terms={terms}
              price={price}
              coupon={{ applied: applied?.codigo, refused: refusal && coupon, refusal }}
              {...actions}
            />
          </Suspense>
        ) : null}
      </div>
      <SummaryCard checkout={checkout} price={price} />
    </div>
  );
}

function useFocusOnTurn(isVisitor: boolean) {
  const before = useRef(isVisitor);
  useEffect(() => {
    if (before.current === isVisitor) return;
    before.current = isVisitor;
    document.getElementById(isVisitor ? 'identificacao' : 'quem-vai-estudar')?.focus();
  }, [isVisitor]);
}

/** An offer that can't be bought here: it is full or put off, its enrolments are over, or it isn't sold. */
export function ClosedOffer({
  checkout,
}: {
  checkout: Pick<Checkout, 'course' | 'offer' | 'hasWaitingList'>;
}) {
  const { course, offer, hasWaitingList } = checkout;
  const { title, text } = describeClosed(checkout);
  return (
    <div className="mx-auto grid max-w-prose gap-6 px-4 py-12">
      <h1 className="text-title">{title}</h1>
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        {hasWaitingList && (
          <Link
            to="/$modality/$nomeCurso/$city/$idCurso/$idOferta"
            params={offerParams(course, offer)}
            className={buttonClass({ variant: 'sell' })}
          >
            Ver a lista de espera
          </Link>
        )}
        <CourseLink
          course={course}
          className={buttonClass({ variant: hasWaitingList ? 'secondary' : 'primary' })}
        >
          {course.programa ? 'Ver o programa' : 'Ver outras turmas'}
        </CourseLink>
      </div>
    </div>
  );
}

function describeClosed({ course, offer, hasWaitingList }: Parameters<typeof ClosedOffer>[0]['checkout']) {
  if (offer.aberta) {
    return {
      title: 'Esta turma não é vendida pelo site',
      text: `A vaga de ${course.titulo} nesta turma não passa pela compra. Fale com a gente para se inscrever, ou veja as outras turmas deste curso.`,
    };
  }
  if (hasWaitingList) {
    const reason =
      offer.estado === 'adiada'
        ? 'A nova data ainda não foi marcada.'
        : 'Todas as vagas estão ocupadas por enquanto.';
    return {
      title: offer.estado === 'adiada' ? 'Esta turma foi adiada' : 'As vagas desta turma acabaram',
      text: `${reason} Entre na lista de espera de ${course.titulo}: quando houver uma vaga para você, mandamos um e-mail com um link que a guarda por 24 horas.`,
    };
  }
  if (offer.estado === 'cancelada') {
    return {
      title: 'Esta turma foi cancelada',
      text: `A turma de ${course.titulo} não vai acontecer. Pode haver outra turma aberta deste curso.`,
    };
  }
  return {
    title: 'Esta turma não está mais à venda',
    text: `As inscrições de ${course.titulo} nesta turma terminaram. Pode haver outra turma aberta deste curso.`,
  };
}
