import type { Database } from '#/backend/db/database.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';
import { requireBirthDate } from '#/backend/request/require-birth-date.ts';
import type { PersonForm } from '#/contract/person-form.ts';
import { cpfDigits } from '#/domain/person/cpf.ts';
import { phoneDigits } from '#/domain/person/phone.ts';
import { insertClaim } from './cpf-claim-repository.ts';

const RECEIVED_MESSAGE =
  'Nossa equipe liga para o telefone que você informou em até dois dias úteis para conferir um documento com foto. A resposta chega no seu e-mail.';

/**
 * Leaves a claim for the team. Whether any account has the CPF is neither looked up nor disclosed.
 * @throws 422 for a birth date to come, 429 `MUITAS_TENTATIVAS` by address
 */
export async function claimCpf(
  { db, throttle, now }: { db: Database; throttle: Throttle; now: Date },
  form: PersonForm,
  ip: string | null,
): Promise<{ mensagem: string }> {
  await throttle.take('cpf-claim-address', ip);
  const { nome, nascimento, email } = form;
  requireBirthDate(nascimento, now);
  const claim = { nome, nascimento, email, cpf: cpfDigits(form.cpf), telefone: phoneDigits(form.telefone) };
  await insertClaim(db, claim, now);
  return { mensagem: RECEIVED_MESSAGE };
}
