import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import type { SimulatedBank } from '#/backend/payments/simulated-bank.ts';
import { buildDynamicBrCode } from '#/domain/sale/br-code.ts';
import type { Clock } from '#/domain/time/clock.ts';
import {
  insertBankCharge,
  findBankCharge,
  refundBankPayment,
  removeBankCharge,
} from './charge-repository.ts';
import { deliverNotices } from './deliver-notices.ts';
import { ensureBankState } from './state-repository.ts';

export interface SimulatedBankOptions {
  /** The business clock, also the bank's. */
  clock: Clock;
  /** As API Pix has it: notices are posted to `{webhookUrl}/pix`. Asked only when there is one to send. */
  webhookUrl: () => string;
}

/** Opens the bank on its own tables. The secret of its notices is made once and kept. */
export async function openSimulatedBank(
  db: Database,
  { clock, webhookUrl }: SimulatedBankOptions,
): Promise<SimulatedBank> {
  const state = await ensureBankState(db, randomBytes(32).toString('base64url'));
  const secret = Buffer.from(state.segredo_aviso);
  return {
    name: 'banco-simulado',
    clockAdvance: state.adiantamento_ms,
    deliverNotices: () =>
      deliverNotices(db, clock(), { webhookUrl: webhookUrl(), secret: state.segredo_aviso }),
    createCharge: async ({ txid, cents, description, createdAt, expiresAt }) => {
      const brcode = buildDynamicBrCode({
        // Where a payer's app would fetch the charge: at most 77 characters by Banco Central's manual.
        url: `pix.banco-simulado.example/qr/v2/${txid}`,
        name: 'Vitrine Cursos',
        city: 'Florianópolis',
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
      return { brcode: charge!.brcode };
    },
    cancelCharge: (txid) => removeBankCharge(db, txid),
    refund: async ({ id, endToEndId, cents }) => {
      const given = await refundBankPayment(db, {
        id,
        end_to_end_id: endToEndId,
        valor_centavos: cents,
        criada_em: clock(),
      });
      return given ? 'DEVOLVIDO' : 'NAO_REALIZADO';
    },
    verifyWebhook: (headers) => {
      const given = Buffer.from(headers['x-webhook-token'] ?? '');
      return given.length === secret.length && timingSafeEqual(given, secret);
    },
  };
}
