import type { CardRefusal } from './card-refusal.ts';

export type CardOutcome =
  | { kind: 'approve' }
  | { kind: 'refuse'; reason: CardRefusal }
  | { kind: 'review'; decision: 'approve' }
  | { kind: 'review'; decision: 'refuse'; reason: CardRefusal }
  | { kind: 'challenge' };

export interface TestCard {
  number: string;
  outcome: CardOutcome;
  label: string;
}

const refused = (number: string, reason: CardRefusal, label: string): TestCard => ({
  number,
  outcome: { kind: 'refuse', reason },
  label: `Recusado: ${label}`,
});

/** The only cards the simulated bank accepts (CARD-9). */
export const testCards: readonly TestCard[] = [
  { number: '4111111111111111', outcome: { kind: 'approve' }, label: 'Aprovado (Visa)' },
  { number: '5555555555554444', outcome: { kind: 'approve' }, label: 'Aprovado (Mastercard)' },
  { number: '6362970000457013', outcome: { kind: 'approve' }, label: 'Aprovado (Elo)' },
  { number: '378282246310005', outcome: { kind: 'approve' }, label: 'Aprovado (American Express)' },
  { number: '6062828888666688', outcome: { kind: 'approve' }, label: 'Aprovado (Hipercard)' },
  refused('4000000000009995', 'SALDO_OU_LIMITE', 'saldo ou limite'),
  refused('4000000000000069', 'CARTAO_VENCIDO', 'cartão vencido'),
  refused('4000000000000127', 'CODIGO_DE_SEGURANCA', 'código de segurança'),
  refused('4100000000000019', 'SUSPEITA_DE_FRAUDE', 'suspeita de fraude'),
  refused('4000000000009987', 'BLOQUEADO_OU_PERDIDO', 'bloqueado ou perdido'),
  refused('4000000000000002', 'LIGUE_PARA_O_BANCO', 'ligue para o banco'),
  {
    number: '4000000000009235',
    outcome: { kind: 'review', decision: 'approve' },
    label: 'Em análise, depois aprovado',
  },
  {
    number: '4000000000009243',
    outcome: { kind: 'review', decision: 'refuse', reason: 'SUSPEITA_DE_FRAUDE' },
    label: 'Em análise, depois recusado: suspeita de fraude',
  },
  {
    number: '4000000000009250',
    outcome: { kind: 'review', decision: 'refuse', reason: 'LIGUE_PARA_O_BANCO' },
    label: 'Em análise, depois recusado: ligue para o banco',
  },
  { number: '4000000000003220', outcome: { kind: 'challenge' }, label: 'Pede confirmação no banco (3DS)' },
];

/** Minutes of the bank's clock after which a review is decided, unless its page decided before. */
export const REVIEW_MINUTES = 2;
