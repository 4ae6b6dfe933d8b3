import { hashPassword } from '#/backend/crypto/password-hash.ts';
import type { Database } from '#/backend/db/database.ts';
import { enqueueForThirdPerson } from '#/backend/mail/outbox.ts';
import { cpfDigits } from '#/domain/person/cpf.ts';
import { phoneDigits } from '#/domain/person/phone.ts';
import { readConsentVersion } from '#/backend/modules/legal/read-legal-text.ts';
import { isReservedForOther } from '../email/email-change-repository.ts';
import { markEmailConfirmed } from '../email/email-address-repository.ts';
import type { LoginForCheck } from '../login/login-for-check.ts';
import { insertLogin } from '../login/login-repository.ts';
import { requireSafePassword } from '../password/require-safe-password.ts';
import { addShopper } from './add-shopper.ts';
import { insertConsents } from './person-repository.ts';
import { alreadyRegistered, TakenError } from './register-person.ts';
import { keepPersonLocked } from './with-person-locked.ts';

export interface ProvenPerson {
  nome: string;
  /** Masked or not; null where it was taken away. */
  cpf: string | null;
  nascimento: string | null;
  telefones: readonly string[];
  email: string;
}

/**
 * Makes a shopper's login for a proved address, with consents and a welcome mail.
 * @throws 409 `CADASTRO_EXISTENTE`, 422 for a weak password
 */
export async function makeProvenLogin(
  { db, now }: { db: Database; now: Date },
  { personId, person }: { personId?: number; person: ProvenPerson },
  { senha, news }: { senha: string; news: boolean },
): Promise<LoginForCheck> {
  const { nome, nascimento, email } = person;
  const cpf = cpfDigits(person.cpf ?? '');
  const telefones = person.telefones.map(phoneDigits);
  requireSafePassword(senha, { nome, nascimento, cpf, emails: [email], telefones }, 'senha');
  const senhaHash = await hashPassword(senha);
  try {
    return await db.transaction(async (tx) => {
      const made =
        personId === undefined
          ? await addShopper(
              tx,
              { nome, cpf, nascimento: nascimento!, telefone: telefones[0]!, email, senhaHash },
              now,
            )
          : await addLogin(tx, { personId, email, senhaHash }, now);
      if (!made) throw new TakenError();
      await markEmailConfirmed(tx, made.loginId, now);
      const versao = await readConsentVersion(tx);
      const consent = { id_pessoa: made.personId, versao, em: now };
      await insertConsents(tx, [
        { ...consent, tipo: 'TERMOS', aceito: true },
        { ...consent, tipo: 'NOVIDADES', aceito: news },
      ]);
      const dados = { nome, id_login: made.loginId };
      const sender = { personId: made.personId };
      await enqueueForThirdPerson(tx, { tipo: 'boas-vindas', destinatario: email, dados, sender }, now);
      return made;
    });
  } catch (error) {
    throw error instanceof TakenError ? alreadyRegistered() : error;
  }
}

async function addLogin(
  tx: Database,
  { personId, email, senhaHash }: { personId: number; email: string; senhaHash: string },
  now: Date,
): Promise<LoginForCheck | undefined> {
  if (!(await keepPersonLocked(tx, personId))) return undefined;
  const loginId = await insertLogin(tx, { personId, email, senhaHash }, now);
  if (loginId === undefined || (await isReservedForOther(tx, email, loginId, now))) return undefined;
  return { loginId, personId, senhaHash };
}
