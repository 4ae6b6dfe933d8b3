import * as v from 'valibot';
import type { SigningKeys } from '#/backend/crypto/signing-keys.ts';
import type { Database } from '#/backend/db/database.ts';
import { storedObject } from '#/backend/db/stored-json.ts';
import { findOfferOfCourse } from '#/backend/modules/catalogue/course/find-offers.ts';
import { withPersonLocked } from '#/backend/modules/identity/person/with-person-locked.ts';
import { storedText } from '#/contract/wire.ts';
import type { SeatInvitation } from '#/contract/purchasing/company-order.ts';
import { isAdultOn } from '#/domain/person/birth-date.ts';
import { cpfDigits } from '#/domain/person/cpf.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { isSeatPaid } from '#/domain/sale/purchase-state.ts';
import {
  acceptSeatOf,
  findSeatBySeries,
  type CompanySeatRow,
} from '../orders/company-seat/company-seat-repository.ts';
import { readSeatToken } from '../orders/company-seat/seat-link.ts';
import { receiverOf } from '../orders/company-seat/seat-receiver.ts';
import {
  guardianLinkForeign,
  guardianTooYoung,
  seatLinkDead,
  termsChanged,
} from '../orders/purchase-errors.ts';
import { findPurchase, lockPurchase, type PurchaseRow } from '../orders/purchase/purchase-repository.ts';
import { requireTermsInForce, type Acceptance } from '../orders/terms/accept-terms.ts';

interface Asker {
  now: Date;
  keys: SigningKeys;
  personId: number;
}

interface OfferedSeat {
  seat: CompanySeatRow;
  purchase: PurchaseRow;
}

const companyNameSchema = v.object({ razao_social: storedText });

/**
 * The seat a company offers a student; changes nothing (COMPANY-5).
 * @throws 410 `LINK_SEM_VALIDADE`, 403 `LINK_DE_OUTRA_PESSOA`, `RESPONSAVEL_MENOR`
 */
export async function readSeatLink(db: Database, asker: Asker, token: string): Promise<SeatInvitation> {
  const found = await withPersonLocked(db, asker.personId, (tx, person) => {
    return findOffered(tx, asker, { token, person, find: findPurchase });
  });
  return describeOffered(db, found, asker.now);
}

/**
 * Accepts seat and terms for the named student, or as their guardian (COMPANY-10). Idempotent.
 * @throws as {@link readSeatLink}, 409 `CONTRATO_MUDOU`
 */
export async function acceptSeat(
  db: Database,
  asker: Asker,
  token: string,
  { versao, sha256, ip }: Acceptance,
): Promise<SeatInvitation> {
  const accepted = await withPersonLocked(db, asker.personId, async (tx, person) => {
    const { seat, purchase } = await findOffered(tx, asker, { token, person, find: lockPurchase });
    if (seat.aceite_em) return { seat, purchase };
    const terms = await requireTermsInForce(tx, asker.now);
    if (versao !== terms.versao || sha256 !== terms.sha256) throw termsChanged();
    const taken = await acceptSeatOf(tx, seat, {
      id_pessoa: asker.personId,
      aceite_em: asker.now,
      aceite_ip: ip,
      contrato_versao: terms.versao,
      contrato_sha256: terms.sha256,
    });
    if (!taken) throw seatLinkDead();
    return { seat: taken, purchase };
  });
  return describeOffered(db, accepted, asker.now);
}

async function findOffered(
  tx: Database,
  { keys, now }: Asker,
  {
    token,
    person,
    find,
  }: {
    token: string;
    person: { cpf: string | null; nascimento: string | null };
    find: (tx: Database, codigo: string) => Promise<PurchaseRow | undefined>;
  },
): Promise<OfferedSeat> {
  const serie = readSeatToken(keys, token);
  const known = serie && (await findSeatBySeries(tx, serie));
  const purchase = known && (await find(tx, known.codigo_compra));
  // Read again under the lock of the purchase: another student may have been named.
  const seat = serie && (await findSeatBySeries(tx, serie));
  if (!purchase || !seat || seat.encerrada_em || !isSeatPaid(purchase.estado)) throw seatLinkDead();
  const { cpf, isGuardian } = receiverOf(seat);
  if (person.cpf === null || person.cpf !== cpfDigits(cpf)) throw guardianLinkForeign();
  const isOfAge = person.nascimento !== null && isAdultOn(person.nascimento, calendarDay(now));
  if (isGuardian && !isOfAge && !seat.aceite_em) throw guardianTooYoung();
  return { seat, purchase };
}

async function describeOffered(
  db: Database,
  { seat, purchase }: OfferedSeat,
  now: Date,
): Promise<SeatInvitation> {
  const { oferta, produto } = (await findOfferOfCourse(db, purchase.id_oferta, now))!;
  const receiver = receiverOf(seat);
  return {
    empresa: v.parse(companyNameSchema, storedObject(purchase.empresa)).razao_social,
    nome: receiver.aluno,
    do_responsavel: receiver.isGuardian,
    produto,
    oferta,
    aceite_em: seat.aceite_em?.toISOString() ?? null,
  };
}
