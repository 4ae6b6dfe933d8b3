import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { FirstDay } from '#/storefront/shared/course/first-day.tsx';
import { isPixPaidByReader } from '#/storefront/shared/tracking/paid-purchase.ts';
import { useTrackedPurchase } from '#/storefront/shared/tracking/use-tracked-purchase.ts';
import { OfferFacts } from '#/storefront/shared/course/offer-facts.tsx';
import { isForOther, orderWords, type OrderWords } from '#/domain/sale/order/order-words.ts';
import type { PurchaseState } from '#/domain/sale/purchase-state.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { paymentQueries } from '../payment.queries.ts';
import { findPixView, type PixView } from '../pix-view.ts';
import { EnrolledAlert } from './enrolled-alert.tsx';
import { RegeneratePix } from './regenerate-pix.tsx';
import { WaitingPix } from './waiting-pix.tsx';

interface PixPageProps {
  codigoCompra: string;
  cancel: ReactNode;
}

const announcements: Record<Exclude<PixView, 'paid' | 'enrolled'>, string> = {
  waiting: '',
  expired: 'O prazo deste Pix terminou.',
  replaced: 'Este Pix foi substituído.',
  late: 'Recebemos seu pagamento depois do prazo.',
  over: 'Esta compra foi encerrada.',
};

function announce(view: PixView, { steps, states }: OrderWords): string {
  if (view === 'paid') return steps.PAGA;
  return view === 'enrolled' ? `Pagamento recebido. ${states.MATRICULADA}.` : announcements[view];
}

const overTexts: Partial<Record<PurchaseState, string>> = {
  CANCELADA: 'Não é preciso pagar este Pix. A vaga voltou para a turma.',
  ARREPENDIDA: 'Seu pedido de devolução foi registrado. O valor volta para a conta de onde saiu.',
  TURMA_CANCELADA:
    'A turma foi cancelada. Não pague este Pix: a página da compra diz o que acontece com o que já foi pago.',
  ESTORNADA: 'O valor pago voltou para a conta de onde saiu.',
};

export function PixPage({ codigoCompra, cancel }: PixPageProps) {
  const { data: charge, isRefetchError } = useSuspenseQuery(paymentQueries.charge(codigoCompra));
  const { data: purchase } = useSuspenseQuery(paymentQueries.purchase(codigoCompra));
  useTrackedPurchase(purchase, isPixPaidByReader(charge, purchase));
  const view = findPixView(charge);
  const words = orderWords(purchase);
  const main = useFocusOnTurn(view);
  return (
    <div className="mx-auto grid max-w-page gap-6 px-4 py-8 md:px-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8 lg:py-10">
      <div ref={main} tabIndex={-1} className="grid content-start gap-6 outline-none">
        <p role="status" className="sr-only">
          {announce(view, words)}
        </p>
        {isRefetchError && view === 'waiting' && (
          <Alert tone="warning">
            Não conseguimos conferir o pagamento agora. Tentamos de novo em instantes; seu Pix continua
            valendo.
          </Alert>
        )}
        {view === 'waiting' && <WaitingPix charge={charge} purchase={purchase} cancel={cancel} />}
        {view === 'paid' && (
          <>
            <h1 className="text-title">Pagamento recebido</h1>
            <Alert tone="success" title={words.steps.PAGA}>
              Leva poucos instantes. Esta página se atualiza sozinha.
            </Alert>
          </>
        )}
        {view === 'enrolled' && (
          <>
            <EnrolledAlert purchase={purchase} />
            <FirstDay
              codigo={codigoCompra}
              course={purchase.produto}
              offer={purchase.oferta}
              isCompany={purchase.empresa !== null || isForOther(purchase)}
            />
          </>
        )}
        {view === 'replaced' && (
          <>
            <h1 className="text-title">Este Pix foi substituído</h1>
            <p>
              {`A forma de pagamento ou o valor da compra mudou, e este Pix não vale mais. ${words.stillHeld}: veja na página da compra como pagar.`}
            </p>
          </>
        )}
        {view === 'expired' && (
          <>
            <h1 className="text-title">Este Pix expirou</h1>
            <p>
              O prazo de 30 minutos terminou e a vaga foi liberada. Se ainda houver vaga, você pode gerar um
              novo Pix. Se já pagou, espere: o aviso do banco pode levar alguns minutos.
            </p>
            <RegeneratePix codigoCompra={codigoCompra} />
          </>
        )}
        {view === 'late' && (
          <>
            <h1 className="text-title">Recebemos seu pagamento depois do prazo</h1>
            <Alert tone="warning" title="Seu dinheiro está seguro">
              A turma já não tinha vaga para esta compra. Na página da compra, escolha outra turma ou o
              dinheiro de volta.
            </Alert>
          </>
        )}
        {view === 'over' && (
          <>
            <h1 className="text-title">{words.states[charge.estado_compra]}</h1>
            <p>{overTexts[charge.estado_compra] ?? 'Não é preciso pagar este Pix.'}</p>
          </>
        )}
        {view === 'late' && (
          <p>
            <Link
              to="/minhas-compras/$codigo"
              params={{ codigo: codigoCompra }}
              hash="escolha"
              className={buttonClass({ variant: 'sell' })}
            >
              Escolher turma ou dinheiro
            </Link>
          </p>
        )}
        {view !== 'enrolled' && view !== 'late' && (
          <p>
            <Link to="/minhas-compras/$codigo" params={{ codigo: codigoCompra }} className={linkClass()}>
              Ver os detalhes da compra
            </Link>
          </p>
        )}
        {view !== 'waiting' && view !== 'enrolled' && view !== 'expired' && (
          <p>
            <Link to="/minhas-compras" className={buttonClass({ variant: 'secondary' })}>
              Minhas compras
            </Link>
          </p>
        )}
      </div>
      <Card as="aside" padding="lg" aria-label="Sua compra" className="grid content-start gap-4 self-start">
        <h2 className="text-section">{purchase.produto.titulo}</h2>
        <OfferFacts offer={purchase.oferta} />
      </Card>
    </div>
  );
}

function useFocusOnTurn(view: PixView) {
  const main = useRef<HTMLDivElement>(null);
  const before = useRef(view);
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [view]);
  return main;
}
