import type { Database } from '#/backend/db/database.ts';
import type { PixProvider } from '#/backend/payments/payment-provider.ts';
import type { PixCharge } from '#/contract/purchasing/pix.ts';
import { type ChargeStatus, pixEnd } from '#/domain/sale/charge-state.ts';
import { centsToReais } from '#/domain/sale/money.ts';
import { requireSeenPurchase } from '#/backend/modules/orders/purchase/find-purchase.ts';
import {
  claimCharge,
  listCharges,
  setBrCode,
  type ChargeRow,
} from '#/backend/modules/charges/charge-repository.ts';
import { openCharge } from '#/backend/modules/charges/open-charge.ts';
import { stateAt } from '#/backend/modules/seats/hold.ts';
import { pixNotFound, pixUnavailable } from '#/backend/modules/orders/purchase-errors.ts';
import type { PurchaseRow } from '#/backend/modules/orders/purchase/purchase-repository.ts';

/** Writes a charge of 30 minutes (PIX-2), as {@link openCharge} does. */
export function openPixCharge(
  tx: Database,
  purchase: PurchaseRow,
  now: Date,
  { isRenewal }: { isRenewal: boolean },
): Promise<ChargeRow> {
  return openCharge(tx, purchase, { forma: 'pix', parcelas: 1, end: pixEnd(now), isRenewal }, now);
}

/** Registers a charge at the provider and stores its code. Idempotent. @throws 503 `PIX_INDISPONIVEL` */
export async function registerCharge(
  db: Database,
  pix: PixProvider,
  charge: ChargeRow,
): Promise<ChargeRow & { brcode: string }> {
  // A charge that can't be paid any more needs no code, and the bank must not get it as a new one.
  if (charge.brcode !== null || charge.status !== 'ATIVA') return { ...charge, brcode: charge.brcode ?? '' };
  try {
    await claimCharge(db, charge.txid, pix.name);
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

/** @throws 404 when the purchase isn't the person's or has no charge */
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

function pixStatusAt(charge: Pick<ChargeRow, 'status' | 'expira_em'>, now: Date): ChargeStatus {
  return charge.status === 'ATIVA' && charge.expira_em <= now ? 'EXPIRADA' : charge.status;
}
