import type { Database } from '#/backend/db/database.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import { cpfDigits } from '#/domain/person/cpf.ts';
import { maskEmail, maskName, maskPhone } from '#/domain/sale/assisted/masked-contact.ts';
import { findStudentByCpf } from './proposal-repository.ts';

export interface Seller {
  loginId: number;
  personId: number;
  requestId: string;
}

/**
 * Masked; look-ups are counted by seller and audited (ASSISTED-2, ASSISTED-3).
 * @throws 429 `MUITAS_TENTATIVAS`
 */
export async function findStudent(
  { db, throttle, now }: { db: Database; throttle: Throttle; now: Date },
  seller: Seller,
  cpf: string,
) {
  await throttle.take('student-lookup', String(seller.loginId));
  const found = await findStudentByCpf(db, cpfDigits(cpf));
  await recordAct(db, {
    acao: 'CONSULTOU_CPF',
    loginId: seller.loginId,
    personId: found?.personId ?? null,
    objeto: null,
    requestId: seller.requestId,
    at: now,
  });
  if (!found) return { conhecido: false, nome: null, email: null, telefone: null };
  const email = found.loginEmail ?? found.emailPrincipal;
  const [phone] = found.telefones;
  return {
    conhecido: true,
    nome: maskName(found.nome),
    email: email && maskEmail(email),
    telefone: phone ? maskPhone(phone) : null,
  };
}
