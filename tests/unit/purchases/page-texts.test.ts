import { describe, expect, it } from 'vitest';
import { isSeatPaid, type PurchaseState } from '#/domain/sale/purchase-state.ts';
import { wordsOfKind } from '#/domain/sale/order/order-words.ts';
import {
  drawEnrolment,
  drawOrder,
  drawSeat,
  type DrawnOrder,
  readText,
} from '../../support/orders/draw-order.tsx';
import {
  enrolmentSamples,
  kindOfSample,
  orderReaders,
  type OrderReader,
  readersOfSample,
  type SampleKind,
  sampleKinds,
  refundSamples,
  sampleCarne,
  sampleEnrolment,
  sampleOrder,
  sampleRefund,
  sampleSeat,
  statesOfSeat,
  statesOfSample,
} from '../../support/orders/sample-orders.ts';

const samples = sampleKinds.flatMap((kind) =>
  statesOfSample(kind).flatMap((state) =>
    readersOfSample(kind).map((reader) => [kind, state, reader] as const),
  ),
);
const of = (wanted: (kind: SampleKind, state: PurchaseState, reader: OrderReader) => boolean) =>
  samples.filter((sample) => wanted(...sample));

function read(kind: SampleKind, state: PurchaseState, reader: OrderReader): string {
  return readDrawn(drawOrder(sampleOrder(kind, state, reader)));
}

function readDrawn({ page, card }: DrawnOrder): string {
  return [...readText(page), ...readText(card)].filter((line) => line !== 'Minhas compras').join('\n');
}

const isUnpaid = (kind: SampleKind) => ['EMPLOYER', 'GRANT', 'FREE'].includes(kindOfSample[kind]);
const ofPayment =
  /\bpag(?:o|ou|a|ar|ue|amentos?)\b|compr(?:a|as|ou|ado|e)\b|dinheiro|devol|reembols|R\$ 0,00|boleto|\bPix\b|cartão|artigo 49/i;
const allowed = /Pago pela empresa|[Nn]ão há nada a pagar(?: nem a receber)?/g;

// PURCHASE-24
describe('what is said of an order', () => {
  it.each(of(isUnpaid))(
    'of what no one here pays nothing speaks of payment, buying or money: %s %s, %s',
    (...sample) => {
      const text = read(...sample).replaceAll(allowed, '');
      expect(text).not.toMatch(ofPayment);
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
    'a student whose guardian pays is neither asked to pay, nor thanked for it: %s %s',
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

  it.each(of((_kind, _state, reader) => reader === 'guardian' || reader === 'friend'))(
    'who accepts for another person reads of a seat and an enrolment that are the student’s: %s %s, %s',
    (...sample) => {
      expect(read(...sample)).not.toMatch(
        /\b[Ss]ua (?:vaga|matrícula)|Seu primeiro dia|você não puder estudar/,
      );
    },
  );

  it.each(refundSamples.flatMap((refund) => orderReaders.map((reader) => [refund, reader] as const)))(
    'a refund names its receiver: %s, %s',
    (refund, reader) => {
      const text = readDrawn(drawOrder(sampleRefund('BOUGHT', refund, reader)));
      const isOwn = reader !== 'student';
      expect(/[Ss]eu dinheiro|você pagou/.test(text)).toBe(isOwn);
      expect(text.includes('Receber a devolução')).toBe(isOwn && refund === 'ASKS_WHERE');
      expect(readDrawn(drawOrder(sampleRefund('COMPANY', refund, 'buyer')))).not.toMatch(
        /Seu dinheiro|seu CPF|você pagou/,
      );
    },
  );

  it.each(readersOfSample('BOUGHT'))(
    'a carnê asks for its first part, then for the next: to a %s',
    (reader) => {
      const waiting = sampleCarne('AGUARDANDO_PAGAMENTO', reader);
      const asked = readDrawn(drawOrder(waiting.order, { boletos: waiting.boletos }));
      expect(asked).toContain('Parcela 1 de 3');
      if (reader === 'student') expect(asked).not.toMatch(/Pague/);
      else expect(asked).toContain('Pague a primeira parcela do carnê até o vencimento.');
      const enrolled = sampleCarne('MATRICULADA', reader);
      const text = readDrawn(drawOrder(enrolled.order, { boletos: enrolled.boletos }));
      expect(text).toContain('Parcela 2 de 3');
      if (reader === 'friend' || reader === 'guardian') expect(text).not.toMatch(/[Ss]ua (?:vaga|matrícula)/);
    },
  );

  it.each(
    statesOfSeat.flatMap((state) =>
      (['student', 'guardian'] as const).map((reader) => [state, reader] as const),
    ),
  )('a company’s seat is its student’s, without a word of payment: %s, %s', (state, reader) => {
    const text = readDrawn(drawSeat(sampleSeat(state, reader)));
    expect(text.replaceAll(allowed, '')).not.toMatch(ofPayment);
    if (reader === 'guardian')
      expect(text).not.toMatch(/[Ss]ua (?:vaga|matrícula)|Seu primeiro dia|você não puder/);
    expect(text.includes('Pago pela empresa')).toBe(isSeatPaid(state));
    expect(text).toContain('O texto do contrato.');
  });

  it.each(enrolmentSamples)('an enrolment without payment speaks of none: %s', (state) => {
    const text = readDrawn(drawEnrolment(sampleEnrolment(state)));
    expect(text.replaceAll(allowed, '')).not.toMatch(ofPayment);
    const holdsSeat = ['INSCRITA', 'MATRICULADA', 'VAGA_GUARDADA'].includes(state);
    expect(/Sua vaga está|Ela é sua/.test(text)).toBe(holdsSeat);
  });

  it.each(samples)('its state is named in the words of its kind: %s %s, %s', (...sample) => {
    const order = sampleOrder(...sample);
    const waitsForGuardian = sample[2] === 'student' && order.estado === 'AGUARDANDO_ACEITE';
    const label = wordsOfKind(kindOfSample[sample[0]]).states[order.estado];
    expect(read(...sample)).toContain(waitsForGuardian ? 'Aguardando o responsável' : label);
  });
});
