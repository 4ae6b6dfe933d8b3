import { describe, expect, it } from 'vitest';
import type { PurchaseState } from '#/domain/sale/purchase-state.ts';
import { wordsOfKind } from '#/domain/sale/order/order-words.ts';
import { drawOrder, readText } from '../../support/orders/draw-order.tsx';
import {
  kindOfSample,
  type OrderReader,
  readersOfSample,
  type SampleKind,
  sampleKinds,
  sampleOrder,
  statesOfSample,
} from '../../support/orders/sample-orders.ts';

/** What each kind of order can be, and whom it is read by. */
const samples = sampleKinds.flatMap((kind) =>
  statesOfSample(kind).flatMap((state) =>
    readersOfSample(kind).map((reader) => [kind, state, reader] as const),
  ),
);
const of = (wanted: (kind: SampleKind, state: PurchaseState, reader: OrderReader) => boolean) =>
  samples.filter((sample) => wanted(...sample));

/** What is said of an order, but for the names of places that hold all kinds of them. */
function read(kind: SampleKind, state: PurchaseState, reader: OrderReader): string {
  const { page, card } = drawOrder(sampleOrder(kind, state, reader));
  return [...readText(page), ...readText(card)].filter((line) => line !== 'Minhas compras').join('\n');
}

const isUnpaid = (kind: SampleKind) => ['EMPLOYER', 'GRANT', 'FREE'].includes(kindOfSample[kind]);
/** True statements in which a forbidden word is allowed. */
const allowed = /Pago pela empresa|[Nn]ão há nada a pagar nem a receber|Não há nada a pagar/g;

// PURCHASE-24
describe('what is said of an order', () => {
  it.each(of(isUnpaid))(
    'of what no one here pays nothing speaks of payment, buying or money: %s %s, %s',
    (...sample) => {
      const text = read(...sample).replaceAll(allowed, '');
      expect(text).not.toMatch(
        /\bpag(?:o|ou|a|ar|ue|amentos?)\b|compr(?:a|as|ou|ado|e)\b|dinheiro|devol|reembols|R\$ 0,00|boleto|\bPix\b|cartão|artigo 49/i,
      );
    },
  );

  it.each(of((kind) => kindOfSample[kind] === 'COMPANY'))(
    'a company reads of seats, and of no right that is a consumer’s: %s %s',
    (...sample) => {
      expect(read(...sample)).not.toMatch(
        /[Ss]ua vaga|[Ss]ua matrícula|artigo 49|Seus direitos|Seu primeiro dia/,
      );
    },
  );

  it.each(of((kind, _state, reader) => reader === 'student' && !isUnpaid(kind)))(
    'a student whose guardian pays is not told to pay, nor that they did: %s %s',
    (...sample) => {
      expect(read(...sample)).not.toMatch(
        /[Pp]ague\b|[Ee]scolha (?:como|outra)|você pagou|[Ss]eu (?:dinheiro|pagamento)|Gerar novo Pix|você pode gerar/,
      );
    },
  );

  it.each(of((_kind, state) => ['AGUARDANDO_ACEITE', 'AGUARDANDO_PAGAMENTO', 'CANCELADA'].includes(state)))(
    'nothing that was not paid is promised back: %s %s, %s',
    (...sample) => {
      expect(read(...sample)).not.toMatch(/devolv|de volta|volta para você/);
    },
  );

  it('an order on an unpaid invoice promises no money back, but the end of the invoice', () => {
    const text = read('INVOICED', 'MATRICULADA', 'buyer');
    expect(text).toContain(
      'a empresa pode desistir deste pedido sem explicar o motivo, e a fatura deixa de valer.',
    );
    expect(text).not.toContain('de volta');
  });

  it.each(of((_kind, _state, reader) => reader === 'guardian'))(
    'a guardian reads of a seat and an enrolment that are the student’s: %s %s',
    (...sample) => {
      expect(read(...sample)).not.toMatch(/\b[Ss]ua (?:vaga|matrícula)|Seu primeiro dia/);
    },
  );

  it.each(samples)('its state is named in the words of its kind: %s %s, %s', (...sample) => {
    const order = sampleOrder(...sample);
    const waitsForGuardian = sample[2] === 'student' && order.estado === 'AGUARDANDO_ACEITE';
    const label = wordsOfKind(kindOfSample[sample[0]]).states[order.estado];
    expect(read(...sample)).toContain(waitsForGuardian ? 'Aguardando o responsável' : label);
  });
});
