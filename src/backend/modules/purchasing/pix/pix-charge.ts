import { randomBytes } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import type { PixProvider } from '#/backend/payments/payment-provider.ts';
import type { PixCharge } from '#/contract/purchasing/pix.ts';
import { PIX_LIFETIME_MS, type ChargeStatus } from '#/domain/sale/charge-state.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import { requireSeenPurchase } from '../purchase/find-purchase.ts';
import { insertCharge, listCharges, setBrCode, type ChargeRow } from '../charge/charge-repository.ts';
import { stateAt } from '#/backend/modules/seats/hold.ts';
import { pixNotFound, pixUnavailable } from '../purchase-errors.ts';
import { updatePurchaseIn, type PurchaseRow } from '../purchase/purchase-repository.ts';

/**
 * Writes a pending charge of 30 minutes and holds the seat as long. The provider hears of it only after the
 * transaction: see {@link registerCharge}. Call it with the purchase locked, AGUARDANDO_PAGAMENTO and without
 * an active charge.
 */
export async function openCharge(
  tx: Database,
  purchase: PurchaseRow,
  now: Date,
  { renewal }: { renewal: boolean },
): Promise<ChargeRow> {
  const charge: ChargeRow = {
    txid: randomBytes(16).toString('hex'),
    codigo_compra: purchase.codigo,
    forma: 'pix',
    parcelas: 1,
    status: 'ATIVA',
    valor_centavos: purchase.total_centavos,
    acrescimo_centavos: 0,
    brcode: null,
    criada_em: now,
    expira_em: new Date(now.getTime() + PIX_LIFETIME_MS),
    pago_em: null,
    end_to_end_id: null,
    regerada: renewal,
    cancelada_em: null,
    conferida_em: null,
  };
  const held = await updatePurchaseIn(tx, purchase.codigo, 'AGUARDANDO_PAGAMENTO', {
    forma: 'pix',
    parcelas: 1,
    reserva_expira_em: charge.expira_em,
  });
  if (!held || !(await insertCharge(tx, charge))) {
    throw new Error(`purchase ${purchase.codigo} was changed under its lock`);
  }
  return charge;
}

/**
 * Registers a charge at the provider and keeps its code; does nothing when that was done. Safe to repeat, so
 * a charge whose response got lost is registered by the next reader.
 * @throws 503 `PIX_INDISPONIVEL`
 */
export async function registerCharge(
  db: Database,
  pix: PixProvider,
  charge: ChargeRow,
): Promise<ChargeRow & { brcode: string }> {
  // A charge that can't be paid any more needs no code, and the bank must not get it as a new one.
  if (charge.brcode !== null || charge.status !== 'ATIVA') return { ...charge, brcode: charge.brcode ?? '' };
  try {
    const { brcode } = await pix.createCharge({
      txid: charge.txid,
      cents: charge.valor_centavos,
      description: `Compra ${charge.codigo_compra}`,
      createdAt: charge.criada_em,
      expiresAt: charge.expira_em,
    });
    await setBrCode(db, charge.txid, brcode);
    return { ...charge, brcode };
  } catch (error) {
    throw pixUnavailable(error);
  }
}

/** The charge a buyer should see: an open one, else the one that was paid, else the newest. */
async function findShownCharge(db: Database, codigo: string): Promise<ChargeRow | undefined> {
  const charges = (await listCharges(db, codigo)).filter(({ forma }) => forma === 'pix');
  const [newest] = charges;
  if (newest?.status === 'ATIVA') return newest;
  return charges.find(({ status }) => status === 'CONCLUIDA') ?? newest;
}

/**
 * What the Pix page shows.
 * @throws 404 when the purchase isn't the person's or has no charge
 */
export async function getPixCharge(
  db: Database,
  { now, pix }: { now: Date; pix: PixProvider },
  personId: number,
  codigo: string,
): Promise<PixCharge> {
  const purchase = await requireSeenPurchase(db, personId, codigo);
  const charge = await findShownCharge(db, codigo);
  if (!charge) throw pixNotFound();
  return describeCharge(purchase, await registerCharge(db, pix, charge), now);
}

/** A registered charge as the wire shows it, in the state it has by the clock. */
export function describeCharge(
  purchase: PurchaseRow,
  charge: ChargeRow & { brcode: string },
  now: Date,
): PixCharge {
  return {
    codigo_compra: purchase.codigo,
    txid: charge.txid,
    status: pixStatusAt(charge, now),
    estado_compra: stateAt(purchase, now),
    brcode: charge.brcode,
    expira_em: charge.expira_em.toISOString(),
    agora_servidor: now.toISOString(),
    valor: centsToReais(charge.valor_centavos),
  };
}

/** The status a reader sees: as `stateAt` does for the hold. */
function pixStatusAt(charge: Pick<ChargeRow, 'status' | 'expira_em'>, now: Date): ChargeStatus {
  return charge.status === 'ATIVA' && charge.expira_em <= now ? 'EXPIRADA' : charge.status;
}
