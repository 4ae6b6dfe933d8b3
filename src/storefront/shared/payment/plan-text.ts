import type { Installment } from '#/contract/purchasing/price.ts';
import { formatReais } from '#/domain/sale/money.ts';

/**
 * Such as '3x de R$ 333,33 sem juros, a última de R$ 333,34'. The most important part comes first, since
 * phones truncate.
 */
export function planText({ parcelas, valor, ultima, total, juros }: Installment): string {
  if (parcelas === 1) return `À vista, ${formatReais(total)}`;
  const last = ultima === valor ? '' : `, a última de ${formatReais(ultima)}`;
  const cost = juros > 0 ? `, total de ${formatReais(total)} com juros` : ' sem juros';
  return `${parcelas}x de ${formatReais(valor)}${cost}${last}`;
}
