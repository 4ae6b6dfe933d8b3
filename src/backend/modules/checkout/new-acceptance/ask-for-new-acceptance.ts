import { randomUUID } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import { throwFailures, workOneByOne } from '#/backend/one-by-one.ts';
import { lastDayToAnswer, REMINDER_DAYS } from '#/domain/sale/agreement/new-acceptance.ts';
import {
  endAnswerless,
  findChange,
  finishAcceptance,
  insertNewAcceptance,
  isPostponement,
  isStillAsked,
  listReassured,
  listUnasked,
  listAcceptancesToRemind,
  markAcceptanceReminded,
  reasonsOf,
} from '#/backend/modules/orders/agreement/agreement-repository.ts';
import { enqueueNotification } from '#/backend/modules/orders/enqueue-notification.ts';
import { findPurchase, lockPurchase } from '#/backend/modules/orders/purchase/purchase-repository.ts';

const batchSize = 50;
const DAY_MS = 86_400_000;

/**
 * Requests a new acceptance where offer, price or terms differ from the accepted ones (ACCEPTANCE-1), of one
 * offer or of all. Outdated requests are replaced. Returns how many it requested.
 */
export async function askForNewAcceptances(db: Database, now: Date, offerId?: number): Promise<number> {
  await db.transaction((tx) => endRequests(tx, now));
  let asked = 0;
  for (;;) {
    const codigos = await listUnasked(db, now, batchSize, offerId);
    const { done, failures } = await workOneByOne(
      codigos,
      (codigo) => codigo,
      (codigo) => db.transaction((tx) => ask(tx, codigo, now)),
    );
    throwFailures(failures, 'purchases could not be asked to be accepted anew');
    asked += done;
    if (codigos.length < batchSize) return asked;
  }
}

async function endRequests(tx: Database, now: Date): Promise<void> {
  for (const codigo of await endAnswerless(tx, now)) {
    const purchase = await findPurchase(tx, codigo);
    if (purchase) await enqueueNotification(tx, 'turma-com-data', purchase, now);
  }
}

/** The orders of an offer that {@link askForNewAcceptances} would ask now. */
export function listToBeAsked(db: Database, now: Date, offerId: number): Promise<string[]> {
  return listUnasked(db, now, 100_000, offerId);
}

/** The orders of a postponed offer that {@link askForNewAcceptances} would tell of its days now. */
export function listToBeReassured(db: Database, now: Date, offerId: number): Promise<string[]> {
  return listReassured(db, now, offerId);
}

async function ask(tx: Database, codigo: string, now: Date): Promise<boolean> {
  const purchase = await lockPurchase(tx, codigo);
  const change = purchase && (await findChange(tx, now, codigo));
  if (!change || !purchase.aceite_em || !purchase.turma_aceita) return false;
  if (await isStillAsked(tx, now, codigo)) return false;
  await finishAcceptance(tx, codigo, 'SUBSTITUIDO', null);
  await insertNewAcceptance(tx, {
    id: randomUUID(),
    codigo_compra: codigo,
    status: 'ABERTO',
    motivos: reasonsOf(change),
    turma_antes: purchase.turma_aceita,
    total_antes_centavos: purchase.total_aceito_centavos ?? purchase.total_centavos,
    contrato_antes: purchase.contrato_versao,
    aceite_antes_em: purchase.aceite_em,
    aceite_antes_ip: purchase.aceite_ip,
    turma: change.turma,
    total_centavos: purchase.total_centavos,
    pedido_em: now,
    responder_ate: lastDayToAnswer(change.primeiro_dia),
  });
  await enqueueNotification(
    tx,
    isPostponement(change) ? 'turma-adiada' : 'novo-aceite-pedido',
    purchase,
    now,
  );
  return true;
}

// ACCEPTANCE-5
export async function remindOfNewAcceptances(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - REMINDER_DAYS * DAY_MS);
  const { done, failures } = await workOneByOne(
    await listAcceptancesToRemind(db, before, batchSize),
    ({ id }) => id,
    ({ id, codigo_compra: codigo }) =>
      db.transaction(async (tx) => {
        const purchase = await findPurchase(tx, codigo);
        if (!purchase || !(await markAcceptanceReminded(tx, id, now))) return false;
        await enqueueNotification(tx, 'novo-aceite-lembrete', purchase, now);
        return true;
      }),
  );
  throwFailures(failures, 'new acceptances could not be reminded of');
  return done;
}
