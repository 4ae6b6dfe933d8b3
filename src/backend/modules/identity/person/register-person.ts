import type * as v from 'valibot';
import type { registrationSchema } from '#/contract/identity/session.ts';
import type { Database } from '#/backend/db/database.ts';
import { BackendError, checkAll } from '#/backend/http/backend-error.ts';
import { enqueueForThirdPerson } from '#/backend/mail/outbox.ts';
import { readConsentVersion } from '#/backend/modules/legal/read-legal-text.ts';
import { cpfDigits } from '#/domain/person/cpf.ts';
import { phoneDigits } from '#/domain/person/phone.ts';
import { addShopper } from './add-shopper.ts';
import type { LoginForCheck } from '../login/login-for-check.ts';
import { hashPassword } from '#/backend/crypto/password-hash.ts';
import { insertConsents } from './person-repository.ts';
import { requireSafePassword } from '../password/require-safe-password.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';
import { requireBirthDate } from '#/backend/request/require-birth-date.ts';

const TAKEN_MESSAGE = 'Já existe uma conta com este CPF ou este e-mail. Entre ou recupere sua senha.';

/**
 * Registration can't hide that an account exists, but doesn't disclose which field is taken, and is
 * throttled.
 */
export const alreadyRegistered = () =>
  new BackendError(409, 'CADASTRO_EXISTENTE', TAKEN_MESSAGE, {
    cpf: [TAKEN_MESSAGE],
    email: [TAKEN_MESSAGE],
  });

export class TakenError extends Error {}

/**
 * Creates person and login, stores consents, and enqueues the mails.
 * @throws 409 `CADASTRO_EXISTENTE`, 422 for a birth date to come and a weak password, 429 `MUITAS_TENTATIVAS`
 */
export async function registerPerson(
  { db, throttle, now }: { db: Database; throttle: Throttle; now: Date },
  form: v.InferOutput<typeof registrationSchema>,
  ip: string | null,
): Promise<LoginForCheck> {
  await throttle.take('registration-address', ip);
  await throttle.take('taken-address', ip);
  const { nome, nascimento, email } = form;
  const cpf = cpfDigits(form.cpf);
  const telefone = phoneDigits(form.telefone);
  const known = { nome, nascimento, cpf, emails: [email], telefones: [telefone] };
  checkAll(
    () => requireBirthDate(nascimento, now),
    () => requireSafePassword(form.senha, known, 'senha'),
  );
  const person = {
    nome,
    nascimento,
    email,
    cpf,
    telefone,
    senhaHash: await hashPassword(form.senha),
  };
  try {
    const registered = await db.transaction(async (tx) => {
      const made = await addShopper(tx, person, now);
      if (!made) throw new TakenError();
      const versao = await readConsentVersion(tx);
      const consent = { id_pessoa: made.personId, versao, em: now };
      await insertConsents(tx, [
        { ...consent, tipo: 'TERMOS', aceito: form.aceites.termos },
        { ...consent, tipo: 'NOVIDADES', aceito: form.aceites.novidades },
      ]);
      for (const tipo of ['boas-vindas', 'confirmar-email'] as const) {
        // The link of `confirmar-email` is made when it is sent, so that it never lies here readable.
        const dados = { nome, id_login: made.loginId };
        const sender = { address: ip };
        await enqueueForThirdPerson(tx, { tipo, destinatario: email, dados, sender }, now);
      }
      return made;
    });
    await throttle.giveBack('taken-address', ip);
    return registered;
  } catch (error) {
    throw error instanceof TakenError ? alreadyRegistered() : error;
  }
}
