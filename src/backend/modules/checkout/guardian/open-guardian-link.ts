import * as v from 'valibot';
import type { SigningKeys } from '#/backend/crypto/signing-keys.ts';
import type { Database } from '#/backend/db/database.ts';
import { storedObject } from '#/backend/db/stored-json.ts';
import { withPersonLocked } from '#/backend/modules/identity/person/with-person-locked.ts';
import { storedPurchaseGuardianSchema } from '#/contract/purchasing/guardian.ts';
import { isAdultOn } from '#/domain/person/birth-date.ts';
import { cpfDigits } from '#/domain/person/cpf.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import {
  guardianLinkDead,
  guardianLinkForeign,
  guardianTooYoung,
} from '#/backend/modules/orders/purchase-errors.ts';
import {
  findPurchase,
  lockPurchase,
  setGuardianPerson,
  type PurchaseRow,
} from '#/backend/modules/orders/purchase/purchase-repository.ts';
import { waitsForGuardian } from './ask-guardian.ts';
import { readGuardianToken } from '#/backend/modules/orders/guardian-link/guardian-link.ts';
import { findGuardianLinkBySeries } from '#/backend/modules/orders/guardian-link/guardian-link-repository.ts';

interface Asker {
  now: Date;
  keys: SigningKeys;
  personId: number;
}

/**
 * The purchase behind a guardian's link; read-only (GUARDIAN-5).
 * @throws 410 `LINK_SEM_VALIDADE`, 403 `LINK_DE_OUTRA_PESSOA`, `RESPONSAVEL_MENOR`
 */
export function readGuardianLink(db: Database, asker: Asker, token: string): Promise<PurchaseRow> {
  return withPersonLocked(db, asker.personId, async (tx, person) => {
    return requireNamed(await findOfLink(tx, asker, token, findPurchase), person, asker.now);
  });
}

/**
 * Makes the purchase the guardian's own to accept and pay. Opening it again changes nothing.
 * @throws as {@link readGuardianLink}
 */
export function openGuardianLink(db: Database, asker: Asker, token: string): Promise<PurchaseRow> {
  return withPersonLocked(db, asker.personId, async (tx, person) => {
    const purchase = requireNamed(await findOfLink(tx, asker, token, lockPurchase), person, asker.now);
    if (purchase.id_responsavel === asker.personId) return purchase;
    return setGuardianPerson(tx, purchase.codigo, asker.personId);
  });
}

async function findOfLink(
  tx: Database,
  { now, keys }: Asker,
  token: string,
  find: (tx: Database, codigo: string) => Promise<PurchaseRow | undefined>,
): Promise<PurchaseRow> {
  const serie = readGuardianToken(keys, token);
  const known = serie && (await findGuardianLinkBySeries(tx, serie));
  const purchase = known && (await find(tx, known.codigo_compra));
  // Read again under the lock of the purchase: a new link may have taken its place.
  const link = serie && (await findGuardianLinkBySeries(tx, serie));
  if (!purchase || !link || link.expira_em <= now) throw guardianLinkDead();
  return purchase;
}

function requireNamed(
  purchase: PurchaseRow,
  person: { id_pessoa: number; cpf: string | null; nascimento: string | null },
  now: Date,
): PurchaseRow {
  const { responsavel, id_responsavel } = purchase;
  const named = responsavel && v.parse(storedPurchaseGuardianSchema, storedObject(responsavel));
  if (!named || person.cpf !== cpfDigits(named.cpf)) throw guardianLinkForeign();
  if (id_responsavel === person.id_pessoa) return purchase;
  if (!waitsForGuardian(purchase, now)) throw guardianLinkDead();
  if (person.nascimento === null || !isAdultOn(person.nascimento, calendarDay(now))) throw guardianTooYoung();
  return purchase;
}
