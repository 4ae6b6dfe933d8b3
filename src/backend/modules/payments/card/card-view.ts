import type { PurchaseCard } from '#/contract/purchasing/card.ts';
import { cardRefusalMessages, readCardRefusal } from '#/domain/sale/card/card-refusal.ts';
import { CARD_TRIES, STATEMENT_NAME } from '#/domain/sale/card/card-state.ts';
import type { CardTryRow } from '#/backend/modules/charges/card-repository.ts';

export function describeCard(tries: readonly CardTryRow[]): PurchaseCard | null {
  const shown = tries.find(({ status }) => status === 'APROVADA') ?? tries[0];
  if (!shown) return null;
  const reason = shown.motivo === null ? null : readCardRefusal(shown.motivo);
  return {
    situacao: shown.status,
    bandeira: shown.bandeira,
    final: shown.final,
    motivo: reason,
    mensagem: reason && cardRefusalMessages[reason],
    desafio: shown.status === 'DESAFIO' ? shown.desafio_url : null,
    tentativas: tries.length,
    tentativas_max: CARD_TRIES,
    nome_fatura: STATEMENT_NAME,
  };
}
