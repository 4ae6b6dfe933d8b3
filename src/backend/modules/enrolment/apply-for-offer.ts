import { findPublishedOffer } from '#/backend/modules/catalogue/course/find-published-offer.ts';
import { assertOldEnough } from '#/backend/modules/seats/seat-rules.ts';
import { createHash, randomBytes } from 'node:crypto';
import { checkAll } from '#/backend/http/backend-error.ts';
import type { Database } from '#/backend/db/database.ts';
import { withPersonLocked } from '#/backend/modules/identity/person/with-person-locked.ts';
import { expireDueInvitations } from '#/backend/modules/seats/pass-seat-on.ts';
import { offerNotFound } from '#/backend/modules/seats/seat-errors.ts';
import { holdSeatOrWait } from '#/backend/modules/seats/waiting-place.ts';
import type { PurchaseGuardian } from '#/contract/purchasing/guardian.ts';
import type { PersonForm } from '#/contract/person-form.ts';
import {
  declarationText,
  enrolmentDeclaration,
  MAX_ENROLMENTS,
} from '#/domain/enrolment/enrolment-declaration.ts';
import type { DeclaredIncome } from '#/domain/enrolment/income-declaration.ts';
import { documentDeadline } from '#/domain/enrolment/document-deadline.ts';
import { asksForDocuments } from '#/domain/enrolment/enrolment-document.ts';
import { formatProtocol } from '#/domain/enrolment/enrolment-protocol.ts';
import { cpfDigits } from '#/domain/person/cpf.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { enqueueEnrolmentNotification, tellGuardian } from './enqueue-enrolment-notification.ts';
import { declarationChanged, tooManyEnrolments } from './enrolment-errors.ts';
import {
  countLiveEnrolments,
  findLiveEnrolment,
  insertEnrolment,
  insertEnrolmentEvent,
  updateEnrolmentIn,
  type EnrolmentRow,
} from './enrolment-repository.ts';
import {
  assertTakesEnrolments,
  requireIncome,
  requireNamedGuardian,
  type Income,
} from './enrolment-rules.ts';
import { hasLostPlace } from './lost-place.ts';
import { moveEnrolment } from './move-enrolment.ts';

const freeKinds = ['GRATUITO', 'BOLSA'] as const;

export interface EnrolmentWish {
  personId: number;
  offerId: number;
  aluno: PersonForm;
  /** Needed for a student under 18 only. */
  responsavel?: PurchaseGuardian | undefined;
  declaracao: string;
  renda?: Income | undefined;
  ip: string | null;
}

/**
 * Enrols in a free offer (ENROLMENT-1), or at the end of its waiting list (ENROLMENT-4). Idempotent.
 * @throws 404 `TURMA_NAO_ENCONTRADA`, 409 `TURMA_FECHADA`, `DECLARACAO_MUDOU`, `MUITAS_INSCRICOES`,
 * `MUITAS_LISTAS`, 422 for age, guardian and income
 */
export async function applyForOffer(db: Database, now: Date, wish: EnrolmentWish): Promise<EnrolmentRow> {
  const { personId, offerId } = wish;
  const earlier = await findLiveEnrolment(db, personId, offerId);
  if (earlier && !(await hasLostPlace(db, earlier, now))) return earlier;
  const offer = await findPublishedOffer(db, offerId);
  if (!offer) throw offerNotFound();
  assertTakesEnrolments(offer, now);
  const [, guardian, income] = checkAll(
    () => assertOldEnough(offer, wish.aluno, now),
    () => requireNamedGuardian(wish.aluno, wish.responsavel, now),
    () => (offer.oferta.tipo_oferta === 'BOLSA' ? requireIncome(wish.renda) : null),
  );
  if (wish.declaracao !== enrolmentDeclaration.versao) throw declarationChanged();
  await expireDueInvitations(db, now, offerId);
  return withPersonLocked(db, personId, async (tx) => {
    const live = await findLiveEnrolment(tx, personId, offerId);
    if (live && !(await hasLostPlace(tx, live, now))) return live;
    if (live) await moveEnrolment(tx, live, 'lapse', now);
    if ((await countLiveEnrolments(tx, personId, now)) >= MAX_ENROLMENTS)
      throw tooManyEnrolments(MAX_ENROLMENTS);
    const made = await insertEnrolment(tx, toRow(wish, { guardian, income }, now));
    await insertEnrolmentEvent(tx, { protocolo: made.protocolo, estado: made.estado, em: now });
    await tellGuardian(tx, made, now);
    const wants = { personId, offerId, deadlineAt: now, now, kinds: freeKinds };
    return (await holdSeatOrWait(tx, wants)) ? settleSeat(tx, made, now) : wait(tx, made, now);
  });
}

// ENROLMENT-13, ENROLMENT-3
export async function settleSeat(tx: Database, enrolment: EnrolmentRow, now: Date): Promise<EnrolmentRow> {
  const offer = await findPublishedOffer(tx, enrolment.id_oferta);
  if (offer && asksForDocuments(offer.oferta)) {
    const documentos_ate = documentDeadline(calendarDay(now), offer.oferta.data_inicio);
    const asked = await updateEnrolmentIn(tx, enrolment, { documentos_ate, documentos_lembrados_em: null });
    await enqueueEnrolmentNotification(tx, 'inscricao-recebida', asked ?? enrolment, now);
    return asked ?? enrolment;
  }
  const enrolled = (await moveEnrolment(tx, enrolment, 'enrol', now)) ?? enrolment;
  await enqueueEnrolmentNotification(tx, 'inscricao-matriculada', enrolled, now);
  return enrolled;
}

async function wait(tx: Database, enrolment: EnrolmentRow, now: Date): Promise<EnrolmentRow> {
  const waiting = (await moveEnrolment(tx, enrolment, 'wait', now)) ?? enrolment;
  await enqueueEnrolmentNotification(tx, 'inscricao-em-espera', waiting, now);
  return waiting;
}

function toRow(
  { personId, offerId, aluno, ip }: EnrolmentWish,
  { guardian, income }: { guardian: PurchaseGuardian | null; income: DeclaredIncome | null },
  now: Date,
) {
  const text = declarationText({ isMinor: guardian !== null });
  return {
    protocolo: formatProtocol(randomBytes(12)),
    id_pessoa: personId,
    id_oferta: offerId,
    estado: 'INSCRITA' as const,
    aluno,
    cpf: cpfDigits(aluno.cpf),
    responsavel: guardian,
    declaracao_versao: enrolmentDeclaration.versao,
    declaracao_sha256: createHash('sha256').update(text).digest('hex'),
    declaracao_ip: ip,
    renda: income,
    criado_em: now,
  };
}
