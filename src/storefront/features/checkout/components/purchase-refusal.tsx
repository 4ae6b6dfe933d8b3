import { Link } from '#/storefront/shared/page/link.tsx';
import { courseParams } from '#/storefront/shared/course/course-params.ts';
import { useEffect, useRef } from 'react';
import type { Failure } from '#/storefront/forms/form-errors.ts';
import { SendAgain } from '#/storefront/forms/send-failure.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import type { Checkout } from '../checkout.functions.ts';
import { findNextStep, type NextStep } from '../purchase-failure.ts';
import { WithoutCoupon } from './coupon-field.tsx';

interface PurchaseRefusalProps {
  failure: Failure;
  course: Checkout['course'];
  productOffer: string;
  hasCoupon: boolean;
  onSignIn(): void;
}

const advice: Readonly<Record<NextStep['kind'], string>> = {
  retry: 'Seus dados continuam aqui. Tente de novo em instantes: a compra nunca é feita duas vezes.',
  'other-offer': 'Veja se outra turma deste curso combina com você.',
  'see-purchase': 'Ela está em Minhas compras.',
  'see-purchases': 'Seus dados continuam aqui. Depois de pagar ou cancelar, volte e confirme de novo.',
  wait: 'Seus dados continuam aqui, e o que você já reservou pode ser pago normalmente.',
  'read-terms': 'Mostramos acima a versão em vigor. Leia, aceite e confirme de novo.',
  'see-price': 'Seus dados continuam aqui, e o valor no botão já é o novo. Se concordar, confirme de novo.',
  'drop-coupon': 'Seus dados continuam aqui. Troque o cupom, ou continue sem ele.',
  'sign-in': 'Seus dados continuam aqui. Entre de novo para terminar.',
  correct: 'Corrija o que está marcado e confirme de novo.',
};

const withoutCoupon =
  'Seus dados continuam aqui, e o preço já está sem o cupom. Confirme de novo, ou use outro cupom.';

export function PurchaseRefusal({ failure, ...around }: PurchaseRefusalProps) {
  const box = useRef<HTMLDivElement>(null);
  const step = findNextStep(failure);
  useEffect(() => {
    if (step.kind !== 'correct') box.current?.focus();
  }, [step.kind]);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Alert
        tone={step.kind === 'see-purchase' ? 'warning' : 'danger'}
        live
        title={failure.message}
        actions={<Actions step={step} {...around} />}
      >
        {step.kind === 'drop-coupon' && !around.hasCoupon ? withoutCoupon : advice[step.kind]}
      </Alert>
    </div>
  );
}

function Actions({
  step,
  course,
  productOffer,
  hasCoupon,
  onSignIn,
}: { step: NextStep } & Omit<PurchaseRefusalProps, 'failure'>) {
  const look = buttonClass({ variant: 'secondary', size: 'sm' });
  switch (step.kind) {
    case 'see-purchase':
      return (
        <Link to="/minhas-compras/$codigo" params={{ codigo: step.codigo }} className={look}>
          Ver essa compra
        </Link>
      );
    case 'see-purchases':
    case 'wait':
      return (
        <Link to="/minhas-compras" className={look}>
          Ver minhas compras
        </Link>
      );
    case 'other-offer':
      return (
        <Link to="/$modality/$nomeCurso/$idCurso" params={courseParams(course)} className={look}>
          Ver outras turmas
        </Link>
      );
    case 'drop-coupon':
      return hasCoupon ? (
        <WithoutCoupon productOffer={productOffer} className={look}>
          Continuar sem o cupom
        </WithoutCoupon>
      ) : null;
    case 'sign-in':
      return (
        <Button variant="secondary" size="sm" onClick={onSignIn}>
          Entrar de novo
        </Button>
      );
    case 'retry':
      return <SendAgain />;
    default:
      return null;
  }
}
