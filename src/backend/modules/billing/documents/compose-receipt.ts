import { Letter } from '#/backend/documents/letter.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { offerName } from '#/domain/catalogue/offer-labels.ts';
import { refundStatusLabels } from '#/domain/sale/charge-state.ts';
import { orderWords } from '#/domain/sale/order/order-words.ts';
import { formatBrl, formatReais, reaisToCents } from '#/domain/sale/money.ts';
import { paymentFormLabels } from '#/domain/sale/payment-terms.ts';
import { describeCompany } from '#/domain/school/company.ts';
import type { Letterhead } from '#/backend/documents/letterhead.ts';
import { calendarDay, formatInstant } from '#/domain/time/dates.ts';
import { isCalendarDay } from '#/domain/time/calendar-day.ts';
import type {
  PaymentOfPurchase,
  PaymentOutcome,
} from '#/backend/modules/charges/payment-event-repository.ts';
import { describeBuyer } from './describe-buyer.ts';

const outcomeLabels: Readonly<Record<PaymentOutcome, string>> = {
  EM_DIA: 'Pagamento da compra',
  TARDIO: 'Recebido após o prazo',
  REPETIDO: 'Pago em dobro',
  VALOR_DIVERGENTE: 'Valor diferente do cobrado',
  CARNE_ENCERRADO: 'Parcela de um carnê trocado',
  TROCA_ENCERRADA: 'Diferença de uma troca encerrada',
  ACEITE_ENCERRADO: 'Pago antes da troca do responsável',
};

// DOCUMENT-4
export async function composeReceipt(
  purchase: Purchase,
  payments: readonly PaymentOfPurchase[],
  company: Letterhead,
  now: Date,
): Promise<File> {
  const { codigo, responsavel, produto, oferta } = purchase;
  const title = `Comprovante de pagamento da compra ${codigo}`;
  const letter = new Letter(title, title, company, now);
  letter.title('Comprovante de pagamento');
  letter.facts([
    ['Compra', codigo],
    ['Feita em', formatInstant(new Date(purchase.criado_em))],
    ['Situação', orderWords(purchase).states[purchase.estado]],
    ...describeBuyer(purchase),
    ...(responsavel ? [['Responsável', `${responsavel.nome}, CPF ${responsavel.cpf}`] as const] : []),
    ['Curso', produto.titulo],
    ['Turma', `${offerName(oferta)} (${oferta.codigo_turma})`],
    ['Preço', formatReais(purchase.preco_original)],
    ...(purchase.desconto > 0 ? [['Desconto', formatReais(purchase.desconto)] as const] : []),
    ['Total da compra', formatReais(purchase.total)],
  ]);

  letter.heading('Pagamentos recebidos');
  letter.table(
    [
      { name: 'Data', width: 46 },
      { name: 'Forma', width: 42 },
      { name: 'O que é', width: 50 },
      { name: 'Valor', width: 32, align: 'right' },
    ],
    payments.map(({ paidAt, forma, parcela, parcelas, resultado, cents }) => [
      dayOf(paidAt),
      parcela !== null && parcelas > 1
        ? `${paymentFormLabels[forma]}, parcela ${parcela} de ${parcelas}`
        : paymentFormLabels[forma],
      resultado === null ? 'Em conferência' : outcomeLabels[resultado],
      formatBrl(cents),
    ]),
  );
  const received = sum(payments.map(({ cents }) => cents));
  const { devolucoes } = purchase;
  const given = sum(
    devolucoes.filter(({ status }) => status === 'DEVOLVIDO').map(({ valor }) => reaisToCents(valor)),
  );

  if (devolucoes.length > 0) {
    letter.heading('Devoluções');
    letter.table(
      [
        { name: 'Data', width: 46 },
        { name: 'Forma', width: 24 },
        { name: 'Motivo e situação', width: 68 },
        { name: 'Valor', width: 32, align: 'right' },
      ],
      devolucoes.map(({ pedida_em, concluida_em, forma, motivo, status, valor }) => [
        dayOf(new Date(concluida_em ?? pedida_em)),
        paymentFormLabels[forma],
        `${motivo}. ${refundStatusLabels[status]}`,
        formatReais(valor),
      ]),
    );
  }
  letter.facts([
    ['Total recebido', formatBrl(received)],
    ...(given > 0 ? [['Total devolvido', formatBrl(given)] as const] : []),
    ...(purchase.retido > 0
      ? [['Retido pela cláusula de desistência do contrato', formatReais(purchase.retido)] as const]
      : []),
  ]);
  letter.paragraph(
    `${describeCompany(company)}, declara que recebeu os valores acima. Emitido em ${formatInstant(now)}. Este comprovante não substitui a nota fiscal.`,
    { isFaint: true },
  );
  return new File([await letter.finish()], `recibo-${codigo}.pdf`, { type: 'application/pdf' });
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);

const dayOf = (instant: Date) => (isCalendarDay(calendarDay(instant)) ? formatInstant(instant) : '');
