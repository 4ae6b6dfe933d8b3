import type { Enrolment } from '#/contract/enrolment/enrolment.ts';
import type { OwnSeat } from '#/contract/purchasing/own-seat.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { companyOrderQueries } from '#/storefront/features/company-order/company-order.queries.ts';
import { OwnSeatPage } from '#/storefront/features/company-order/components/own-seat-page.tsx';
import { OwnSeats } from '#/storefront/features/company-order/components/own-seats.tsx';
import { EnrolmentStatus } from '#/storefront/features/enrolment/components/enrolment-status.tsx';
import { EnrolmentsList } from '#/storefront/features/enrolment/components/enrolments-list.tsx';
import { enrolmentQueries } from '#/storefront/features/enrolment/enrolment.queries.ts';
import { PurchasePage } from '#/storefront/features/purchases/components/purchase-page.tsx';
import { PurchasesPage } from '#/storefront/features/purchases/components/purchases-page.tsx';
import type { PurchaseDetails } from '#/storefront/features/purchases/purchases.functions.ts';
import { purchasesQueries } from '#/storefront/features/purchases/purchases.queries.ts';
import { drawInShop } from '../../unit/shell/draw-in-shop.tsx';

const nothing = () => {};

export interface DrawnOrder {
  page: string;
  card: string;
}

export function drawOrder(purchase: Purchase, more: Partial<PurchaseDetails> = {}): DrawnOrder {
  const { codigo, estado, contratante } = purchase;
  const details: PurchaseDetails = {
    purchase,
    title: '',
    terms:
      contratante && estado === 'AGUARDANDO_ACEITE'
        ? { versao: '2026-01', sha256: 'a'.repeat(64), texto: 'O texto do contrato.' }
        : null,
    plans: [],
    address: null,
    boletos: null,
    cardForm: null,
    isDecidedAtBank: false,
    request:
      !contratante && estado === 'AGUARDANDO_ACEITE'
        ? {
            url: 'https://loja.exemplo.com.br/responsavel/x',
            expira_em: purchase.reserva_expira_em,
            enviado_em: purchase.criado_em,
            reenviar_em: null,
          }
        : null,
    offers: null,
    assistance: purchase.assistida
      ? { vendedor: 'Carla', atos: [{ acao: 'ENVIOU_LINK', em: '2045-01-01T12:00:00.000Z' }] }
      : null,
    invoice: null,
    ...more,
  };
  const draw = (element: Parameters<typeof drawInShop>[0]) =>
    drawInShop(element, {}, 'control', (queryClient) => {
      queryClient.setQueryData(purchasesQueries.purchase(codigo).queryKey, details);
      queryClient.setQueryData(purchasesQueries.list(1).queryKey, {
        itens: [purchase],
        totalItens: 1,
        page: 1,
      });
    });
  return {
    page: draw(
      <PurchasePage
        codigo={codigo}
        typed={undefined}
        answer={undefined}
        renderHelp={(noun) => <p>{`Falar com a gente sobre esta ${noun}`}</p>}
        seats={null}
        renderInvoiceRequest={() => null}
        onContinued={nothing}
      />,
    ),
    card: draw(<PurchasesPage page={1} hasOthers={false} others={null} />),
  };
}

export function drawSeat(seat: OwnSeat): DrawnOrder {
  const { codigo, posicao } = seat;
  const draw = (element: Parameters<typeof drawInShop>[0]) =>
    drawInShop(element, {}, 'control', (queryClient) => {
      queryClient.setQueryData(companyOrderQueries.ownSeat({ codigo, posicao }).queryKey, {
        ...seat,
        texto_contrato: 'O texto do contrato.',
      });
      queryClient.setQueryData(companyOrderQueries.ownSeats().queryKey, [seat]);
    });
  return {
    page: draw(<OwnSeatPage codigo={codigo} posicao={posicao} help={<p>Falar com a gente</p>} />),
    card: draw(<OwnSeats />),
  };
}

export function drawEnrolment(enrolment: Enrolment): DrawnOrder {
  const { produto, oferta } = enrolment;
  const draw = (element: Parameters<typeof drawInShop>[0]) =>
    drawInShop(element, {}, 'control', (queryClient) =>
      queryClient.setQueryData(enrolmentQueries.list().queryKey, [enrolment]),
    );
  return {
    page: draw(
      <EnrolmentStatus
        ids={{ courseId: produto.id_produto, offerId: oferta.id_oferta }}
        enrolment={enrolment}
        answer={undefined}
      />,
    ),
    card: draw(<EnrolmentsList />),
  };
}

export function readText(html: string): string[] {
  return html
    .replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, '')
    .replaceAll(
      /<\/?(?:p|h[1-6]|li|dt|dd|div|section|button|a|article|summary|ol|ul|dl|br|header|form|details|nav)\b[^>]*>/g,
      '\n',
    )
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u00A0', ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}
