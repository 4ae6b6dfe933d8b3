import { describe, expect, it } from 'vitest';
import type { Sale } from '#/contract/sales/sale.ts';
import { orderKind } from '#/domain/sale/order/order-kind.ts';
import { OwnPurchaseAlert } from '#/storefront/features/course/components/own-purchase.tsx';
import { GuardianPage } from '#/storefront/features/guardian/components/guardian-page.tsx';
import { guardianQueries } from '#/storefront/features/guardian/guardian.queries.ts';
import { PixPage } from '#/storefront/features/payment/components/pix-page.tsx';
import { paymentQueries } from '#/storefront/features/payment/payment.queries.ts';
import { SalesPage } from '#/storefront/features/sales/components/sales-page.tsx';
import { salesQueries } from '#/storefront/features/sales/sales.queries.ts';
import { readText } from '../../support/orders/draw-order.tsx';
import {
  kindOfSample,
  type OrderReader,
  sampleKinds,
  type SampleKind,
  sampleOrder,
} from '../../support/orders/sample-orders.ts';
import { drawInShop } from '../shell/draw-in-shop.tsx';

const textOf = (html: string) => readText(html).join('\n');
const unpaid = sampleKinds.filter((kind) => ['EMPLOYER', 'GRANT', 'FREE'].includes(kindOfSample[kind]));
const ofMoney =
  /\bpag(?:o|ou|a|ar|ue|amentos?)\b|compr(?:a|as|ou|ado|e)\b|vendid|dinheiro|devol|R\$ 0,00|cobrad/i;
const withoutTrueOnes = (text: string) => text.replaceAll(/Pago pela empresa|[Nn]ão há nada a pagar/g, '');

function drawPix(kind: SampleKind, reader: OrderReader, estado: 'MATRICULADA' | 'AGUARDANDO_PAGAMENTO') {
  const purchase = sampleOrder(kind, estado, reader);
  const { codigo } = purchase;
  const charge = {
    codigo_compra: codigo,
    txid: 'a'.repeat(32),
    status: estado === 'MATRICULADA' ? ('CONCLUIDA' as const) : ('ATIVA' as const),
    estado_compra: estado,
    brcode: '0002',
    expira_em: '2045-01-02T12:30:00.000Z',
    agora_servidor: '2045-01-02T12:10:00.000Z',
    valor: purchase.total,
  };
  const html = drawInShop(<PixPage codigoCompra={codigo} cancel={null} />, {}, 'control', (queryClient) => {
    queryClient.setQueryData(paymentQueries.charge(codigo).queryKey, charge);
    queryClient.setQueryData(paymentQueries.purchase(codigo).queryKey, {
      ...purchase,
      hasBank: false,
      mudou: null,
      enrolledTitle: '',
    });
  });
  return textOf(html);
}

// PURCHASE-24
describe('an order is spoken of in the words of its kind', () => {
  it.each(unpaid)('to the guardian who opens its link: %s', (kind) => {
    const purchase = { ...sampleOrder(kind, 'AGUARDANDO_ACEITE', 'guardian'), contratante: false };
    const html = drawInShop(
      <GuardianPage convite="x" answer={undefined} signOut={null} onOpened={() => {}} />,
      {},
      'control',
      (queryClient) => queryClient.setQueryData(guardianQueries.link('x').queryKey, { purchase }),
    );
    expect(withoutTrueOnes(textOf(html))).not.toMatch(ofMoney);
    expect(textOf(html)).toContain('Ler o contrato e aceitar');
  });

  it.each(
    unpaid.flatMap((kind) =>
      (['AGUARDANDO_ACEITE', 'PAGA', 'MATRICULADA'] as const).map((s) => [kind, s] as const),
    ),
  )('on the page of its course: %s %s', (kind, estado) => {
    for (const reader of ['buyer', 'friend'] as const) {
      const order = sampleOrder(kind, estado, reader);
      const own = { ...order, id_oferta: 20, tipo: orderKind(order) };
      const text = textOf(drawInShop(<OwnPurchaseAlert purchase={own} />));
      expect(text).not.toMatch(ofMoney);
      if (reader === 'friend') expect(text).not.toMatch(/[Ss]ua vaga|minha matrícula/);
    }
  });

  it.each(unpaid)('among the sales of a person who sold it: %s', (kind) => {
    const order = sampleOrder(kind, 'MATRICULADA', 'buyer');
    const sale: Sale = {
      ...order,
      proposta: 1,
      tipo: 'COMPRA',
      pedido: orderKind(order),
      vendedor: { nome: 'Carla' },
    };
    const draw = (shown: Sale) =>
      drawInShop(<SalesPage search={{}} discounts={null} />, {}, 'control', (queryClient) =>
        queryClient.setQueryData(salesQueries.list({}).queryKey, {
          itens: [shown],
          totalItens: 1,
          page: 1,
          totais: { vendas: 1, pagas: 1, valor_pago: 0 },
          cursos: [],
          vendedores: [],
        }),
      );
    const [, card] = draw(sale).split('<article');
    expect(withoutTrueOnes(textOf(`<article${card}`))).not.toMatch(ofMoney);
    const [, waiting] = draw({ ...sale, estado: 'PAGA' }).split('<article');
    expect(textOf(`<article${waiting}`)).toContain('Vaga garantida');
  });

  it.each(['friend', 'guardian'] as const)('once its Pix is paid by a %s', (reader) => {
    const text = drawPix('BOUGHT', reader, 'MATRICULADA');
    expect(text).not.toMatch(/[Ss]ua (?:vaga|matrícula)|minha matrícula|Seu primeiro dia/);
    expect(text).toContain('Recebemos seu pagamento e a vaga em Soldador está garantida.');
  });

  it('while its Pix waits, to a company: no card, and seats', () => {
    const text = drawPix('COMPANY', 'buyer', 'AGUARDANDO_PAGAMENTO');
    expect(text).toContain('sem perder as vagas');
    expect(text).not.toMatch(/cartão|[Ss]ua vaga|a matrícula/);
  });
});
