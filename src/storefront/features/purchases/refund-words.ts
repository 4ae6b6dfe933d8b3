import type { Refund } from '#/contract/purchasing/purchase.ts';
import { formatReais } from '#/domain/sale/money.ts';
import type { PaymentForm } from '#/domain/sale/payment-terms.ts';
import { formatInstant } from '#/domain/time/dates.ts';

const waysBack: Readonly<Record<PaymentForm, string>> = {
  pix: 'por Pix, para a conta de onde o pagamento saiu',
  boleto: 'para a conta de onde o boleto foi pago',
  cartao: 'na fatura do cartão usado na compra',
};
const targets = {
  pix: 'para a chave Pix que você informou',
  conta: 'para a conta bancária que você informou',
} as const;

// REFUND-5
export function describeRefund(refund: Refund): string {
  const { status, valor, forma, destino, a_mao, pedida_em, concluida_em } = refund;
  const where = destino
    ? targets[destino]
    : a_mao
      ? 'por uma transferência da nossa equipe'
      : waysBack[forma];
  const amount = formatReais(valor);
  switch (status) {
    case 'EM_PROCESSAMENTO':
      return `${amount} estão a caminho, ${where}. Pedimos a devolução em ${formatInstant(new Date(pedida_em))}.`;
    case 'DEVOLVIDO':
      return `${amount} foram devolvidos em ${formatInstant(new Date(concluida_em ?? pedida_em))}, ${where}.`;
    case 'NAO_REALIZADO':
      return `O banco não aceitou devolver ${amount} ${where}.`;
  }
}
