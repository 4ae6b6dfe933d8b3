import type { PersonData } from '#/contract/identity/session.ts';
import type { Database } from '#/backend/db/database.ts';
import type { Session } from '#/backend/request/context.ts';
import { formatCpf } from '#/domain/person/cpf.ts';
import { phoneDigits } from '#/domain/person/phone.ts';
import { confirmPhoneChange } from './confirm-phone-change.ts';
import { updatePhones } from './person-repository.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';
import { withPersonLocked } from './with-person-locked.ts';
import { findPersonOfLogin } from '../login/login-repository.ts';

export function toPersonData({ person, ...session }: Session): PersonData {
  const { nome, cpf, nascimento, telefones, email, emailPrincipal, emailConfirmado } = person;
  return {
    idPessoa: session.personId,
    nome,
    cpf: cpf && formatCpf(cpf),
    nascimento,
    telefones,
    temTelefone: telefones.length > 0,
    tipoLogin: session.tipoLogin,
    idLoginContactCenter: session.idLoginContactCenter,
    login: { email },
    emailPrincipal,
    emailConfirmado,
    faltaSegundoFator: session.lacksSecondFactor,
  };
}

/**
 * Makes a masked phone the person's main one; the others stay behind it.
 * @throws as {@link confirmPhoneChange} does
 */
export async function setPhone(
  deps: { db: Database; throttle: Throttle; now: Date },
  session: Session,
  { telefone, senha }: { telefone: string; senha?: string | undefined },
): Promise<void> {
  const { db } = deps;
  const { loginId, personId } = session;
  const digits = phoneDigits(telefone);
  const row = await findPersonOfLogin(db, loginId);
  const known = row?.pessoa.telefones ?? [];
  await confirmPhoneChange(deps, session, { known, wanted: [digits, ...known.slice(1)], senha });
  await withPersonLocked(db, personId, async (tx, { telefones }) => {
    const others = telefones.filter((phone) => phone !== digits);
    await updatePhones(tx, personId, [digits, ...others]);
  });
}
