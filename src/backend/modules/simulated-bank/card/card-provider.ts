import { randomBytes } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import type { CardAnswer, CardProvider } from '#/backend/payments/payment-provider.ts';
import { REVIEW_MINUTES } from '#/domain/sale/card/test-cards.ts';
import type { Clock } from '#/domain/time/clock.ts';
import {
  insertBankCharge,
  insertCardPayment,
  listBankPayments,
  removeBankCharge,
} from '../charge-repository.ts';
import { makePaymentId } from '../pay-charge.ts';
import {
  findCardCharge,
  insertCardCharge,
  updateCardChargeIn,
  useCardToken,
  type CardChargeRow,
  type CardTokenRow,
} from './card-repository.ts';

type CardOrder = Parameters<CardProvider['createCharge']>[0];

interface CardBank extends Pick<
  CardProvider,
  'name' | 'refund' | 'findCharge' | 'findRefund' | 'findMoney' | 'verifyWebhook'
> {
  clock: Clock;
  cardOrigin: () => string;
}

export function simulateCardProvider(db: Database, { clock, cardOrigin, ...common }: CardBank): CardProvider {
  const find = async (reference: string): Promise<CardAnswer | undefined> => {
    const row = await findCardCharge(db, reference);
    return row && describeAnswer(db, row, cardOrigin());
  };
  return {
    ...common,
    findCardCharge: find,
    createCharge: async (order) => {
      const known = await find(order.reference);
      if (known) return known;
      await db.transaction((tx) => authorise(tx, order, clock()));
      return (await find(order.reference))!;
    },
    cancelCharge: async (reference) => {
      await updateCardChargeIn(db, reference, ['DESAFIO', 'EM_ANALISE'], { situacao: 'CANCELADA' });
      await removeBankCharge(db, reference);
    },
  };
}

async function authorise(tx: Database, order: CardOrder, now: Date): Promise<void> {
  const token = await useCardToken(tx, order.token, order.reference, now);
  const { outcome, charge } = decide(token, order, now);
  await insertBankCharge(tx, {
    txid: order.reference,
    forma: 'cartao',
    valor_centavos: order.cents,
    descricao: order.description,
    status: outcome === 'approve' ? 'CONCLUIDA' : outcome === 'refuse' ? 'REMOVIDA_PELO_PSP' : 'ATIVA',
    criada_em: order.createdAt,
    expira_em: order.expiresAt,
    ...(outcome === 'refuse' && { recusada_em: now }),
  });
  await insertCardCharge(tx, charge);
  if (outcome !== 'approve') return;
  await insertCardPayment(tx, {
    end_to_end_id: makePaymentId('C', now),
    txid: order.reference,
    valor_centavos: order.cents,
    horario: now,
  });
}

function decide(token: CardTokenRow | undefined, order: CardOrder, now: Date) {
  const common = {
    txid: order.reference,
    parcelas: order.installments,
    bandeira: token?.bandeira ?? null,
    final: token?.final ?? null,
    retorno: order.returnUrl,
  };
  const outcome = token?.desfecho ?? { kind: 'refuse' as const, reason: 'DADOS_DO_CARTAO' as const };
  switch (outcome.kind) {
    case 'approve':
      return { outcome: outcome.kind, charge: { ...common, situacao: 'APROVADA' as const } };
    case 'refuse':
      return {
        outcome: outcome.kind,
        charge: { ...common, situacao: 'RECUSADA' as const, motivo: outcome.reason },
      };
    case 'review':
      return {
        outcome: outcome.kind,
        charge: {
          ...common,
          situacao: 'EM_ANALISE' as const,
          decisao: outcome.decision,
          ...(outcome.decision === 'refuse' && { motivo: outcome.reason }),
          decide_em: new Date(now.getTime() + REVIEW_MINUTES * 60_000),
        },
      };
    case 'challenge':
      return {
        outcome: outcome.kind,
        charge: {
          ...common,
          situacao: 'DESAFIO' as const,
          desafio: randomBytes(24).toString('base64url'),
        },
      };
  }
}

async function describeAnswer(db: Database, row: CardChargeRow, origin: string): Promise<CardAnswer> {
  const card = row.bandeira && row.final !== null ? { brand: row.bandeira, lastFour: row.final } : undefined;
  switch (row.situacao) {
    case 'APROVADA': {
      const [payment] = await listBankPayments(db, [row.txid]);
      const { end_to_end_id: paymentId, valor_centavos: cents, horario: paidAt } = payment!;
      return { card, status: 'approved', paymentId, cents, paidAt };
    }
    case 'RECUSADA':
      return { card, status: 'refused', reason: row.motivo ?? 'OUTRO' };
    case 'EM_ANALISE':
      return { card, status: 'review' };
    case 'DESAFIO':
      return { card, status: 'challenge', url: `${origin}/desafio/${row.desafio}` };
    case 'CANCELADA':
      return { card, status: 'cancelled' };
  }
}
