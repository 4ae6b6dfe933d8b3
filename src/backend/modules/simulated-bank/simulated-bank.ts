import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import type { PixProvider } from '#/backend/payments/payment-provider.ts';
import type { SimulatedBank } from '#/backend/payments/simulated-bank.ts';
import { boletoBarcode, simulatedBoletoBank } from '#/domain/sale/boleto.ts';
import { buildDynamicBrCode } from '#/domain/sale/br-code.ts';
import { nextBusinessDay } from '#/domain/time/business-days.ts';
import type { Clock } from '#/domain/time/clock.ts';
import { addDays, startOfDay } from '#/domain/time/dates.ts';
import {
  insertBankCharge,
  findBankCharge,
  findBankPayment,
  isRefundGiven,
  listBankPayments,
  listBankRefunds,
  refundBankPayment,
  refusesRefunds,
  removeBankCharge,
  takeOurNumber,
} from './charge-repository.ts';
import { simulateCardProvider } from './card/card-provider.ts';
import { decideDueReviews } from './card/decide-card.ts';
import { deliverCardWebhooks } from './card/deliver-card-webhooks.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';
import { ensureBankState } from './state-repository.ts';

export interface SimulatedBankOptions {
  /** The business clock, also the bank's. */
  clock: Clock;
  webhookUrl: () => string;
  cardOrigin: () => string;
  /** Name and city that a payer's app shows. */
  receiver?: () => Promise<{ name: string; city: string }>;
}

const unnamed = () => Promise.resolve({ name: 'Loja', city: 'Brasil' });

export async function openSimulatedBank(
  db: Database,
  { clock, webhookUrl, cardOrigin, receiver = unnamed }: SimulatedBankOptions,
): Promise<SimulatedBank> {
  const state = await ensureBankState(db, randomBytes(32).toString('base64url'));
  const secret = Buffer.from(state.segredo_aviso);
  const name = 'banco-simulado';
  const refund: PixProvider['refund'] = async ({ id, endToEndId, cents, to }) => {
    if (!to && (await refusesRefunds(db, endToEndId))) {
      return { status: 'NAO_REALIZADO', providerId: undefined };
    }
    const given = await refundBankPayment(db, {
      id,
      end_to_end_id: endToEndId,
      valor_centavos: cents,
      criada_em: clock(),
    });
    return given
      ? { status: 'DEVOLVIDO', providerId: id }
      : { status: 'NAO_REALIZADO', providerId: undefined };
  };
  const verifyWebhook: PixProvider['verifyWebhook'] = (headers) => {
    const given = Buffer.from(headers['x-webhook-token'] ?? '');
    return given.length === secret.length && timingSafeEqual(given, secret);
  };
  const cancelCharge = (txid: string) => removeBankCharge(db, txid);
  const findCharge: PixProvider['findCharge'] = async (txid) => {
    const charge = await findBankCharge(db, txid);
    if (!charge) return undefined;
    const paid = await listBankPayments(db, [txid]);
    return {
      isOpen: charge.status === 'ATIVA' && charge.expira_em > clock(),
      payments: paid.map(({ end_to_end_id, valor_centavos, horario }) => ({
        endToEndId: end_to_end_id,
        cents: valor_centavos,
        paidAt: horario,
      })),
    };
  };
  const findRefund: PixProvider['findRefund'] = async ({ id }) =>
    (await isRefundGiven(db, id)) ? 'DEVOLVIDO' : undefined;
  const findMoney: PixProvider['findMoney'] = async (endToEndId) => {
    const payment = await findBankPayment(db, endToEndId);
    if (!payment) return undefined;
    const given = await listBankRefunds(db, endToEndId);
    return {
      paidCents: payment.valor_centavos,
      hasOurIds: true,
      refunds: given.map(({ id, valor_centavos: cents, criada_em: at }) => ({
        id,
        cents,
        status: 'DEVOLVIDO',
        kind: 'DEVOLUCAO',
        at,
      })),
      dispute: undefined,
      feeCents: 0,
      releasedAt: payment.horario,
    };
  };
  const calls = { name, cancelCharge, refund, findCharge, findRefund, findMoney, verifyWebhook };
  return {
    clockAdvance: state.adiantamento_ms,
    deliverWebhooks: async () => {
      const target = { webhookUrl: webhookUrl(), secret: state.segredo_aviso };
      await decideDueReviews(db, clock());
      await deliverWebhooks(db, clock(), target);
      await deliverCardWebhooks(db, clock(), target);
    },
    card: simulateCardProvider(db, { ...calls, clock, cardOrigin }),
    pix: {
      ...calls,
      createCharge: async ({ txid, cents, description, createdAt, expiresAt }) => {
        const brcode = buildDynamicBrCode({
          // Where a payer's app would fetch the charge: at most 77 characters by Banco Central's manual.
          url: `pix.banco-simulado.example/qr/v2/${txid}`,
          ...(await receiver()),
          cents,
        });
        await insertBankCharge(db, {
          txid,
          valor_centavos: cents,
          descricao: description,
          status: 'ATIVA',
          brcode,
          criada_em: createdAt,
          expira_em: expiresAt,
        });
        const charge = await findBankCharge(db, txid);
        return { brcode: charge!.brcode! };
      },
    },
    boleto: {
      hasCarne: true,
      needsAddress: false,
      ...calls,
      createCharge: async ({ reference, cents, description, createdAt, due }) => {
        if (!(await findBankCharge(db, reference))) {
          const ourNumber = await takeOurNumber(db);
          await insertBankCharge(db, {
            txid: reference,
            forma: 'boleto',
            valor_centavos: cents,
            descricao: description,
            status: 'ATIVA',
            nosso_numero: ourNumber,
            codigo_barras: boletoBarcode({
              bank: simulatedBoletoBank.code,
              due,
              cents,
              freeField: `${agency}${account}${ourNumber}${wallet}`,
            }),
            criada_em: createdAt,
            expira_em: startOfDay(addDays(nextBusinessDay(due), 1)),
          });
        }
        const charge = await findBankCharge(db, reference);
        return {
          ourNumber: charge!.nosso_numero!,
          barcode: charge!.codigo_barras!,
          documentUrl: undefined,
        };
      },
    },
  };
}

const { agency, account, wallet } = simulatedBoletoBank;
