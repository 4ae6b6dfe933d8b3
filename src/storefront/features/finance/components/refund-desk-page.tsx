import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import { deskHeadingId } from '#/storefront/shared/desk/desk-list.tsx';
import type { RefundDesk } from '#/contract/finance/refund-desk.ts';
import { RETAINED_PERCENT } from '#/domain/finance/staff-refund.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { purchaseStateLabels } from '#/domain/sale/purchase-state.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { FactList } from '#/storefront/ui/display/fact-list.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { refundDeskQueries } from '../refund-desk.queries.ts';
import { RefundChoice, RefundLists } from './refund-parts.tsx';

const receivers = { ALUNO: 'Quem comprou', RESPONSAVEL: 'Responsável', EMPRESA: 'Empresa' } as const;

interface RefundDeskPageProps {
  codigo: string;
  mayRefund: boolean;
  answer: FormAnswer | undefined;
}

// REFUND-12
export function RefundDeskPage({ codigo, mayRefund, answer }: RefundDeskPageProps) {
  const { data: desk } = useSuspenseQuery(refundDeskQueries.of(codigo));
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12">
      <header className="grid gap-2">
        <p>
          <Link to="/financeiro/devolucoes" className={linkClass()}>
            Devoluções
          </Link>
        </p>
        <h1 id={deskHeadingId} tabIndex={-1} className="text-title outline-none">
          Devolver uma compra
        </h1>
      </header>
      {answer?.done && <Alert tone="success" live title={answer.done.mensagem ?? ''} />}
      {answer?.failure && <Alert tone="danger" live title={answer.failure.message} />}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Card as="section" padding="lg" aria-labelledby="compra" className="grid min-w-0 gap-4">
          <h2 id="compra" className="text-section">
            A compra
          </h2>
          <PurchaseFacts desk={desk} />
        </Card>
        <RefundChoice desk={desk} mayRefund={mayRefund} answer={answer} />
      </div>
      <RefundLists desk={desk} answer={answer} />
    </div>
  );
}

function PurchaseFacts({ desk }: { desk: RefundDesk }) {
  const facts: [name: string, value: string][] = [
    ['Compra', desk.codigo_compra],
    ['Situação', purchaseStateLabels[desk.estado]],
    ['Curso', desk.curso],
    ['Turma', desk.turma],
    ...(desk.vagas > 1 ? [['Vagas', String(desk.vagas)] satisfies [string, string]] : []),
    ['Quem recebe', `${receivers[desk.recebe.quem]}: ${desk.recebe.nome}, ${desk.recebe.email}`],
    ['Pago', formatReais(desk.pago)],
    ['Devolvido ou a caminho', formatReais(desk.devolvido)],
    ['Resta', formatReais(desk.resta)],
    ...(desk.pelo_contrato === null
      ? []
      : [
          [
            'Pelo contrato, antes do início',
            `${formatReais(desk.pelo_contrato)} (${100 - RETAINED_PERCENT} %)`,
          ] satisfies [string, string],
        ]),
  ];
  return <FactList facts={facts} />;
}
