import type { PersonData } from '#/contract/identity/session.ts';
import type { Database } from '#/backend/db/database.ts';
import type { Session } from '#/backend/request/context.ts';
import { notSignedIn } from '#/backend/request/require-session.ts';
import { formatCpf } from '#/domain/person/cpf.ts';
import { phoneDigits } from '#/domain/person/phone.ts';
import { confirmPhoneChange } from './confirm-phone-change.ts';
import { updatePhones } from './person-repository.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';
import { withPersonLocked } from './with-person-locked.ts';
import { findPersonOfLogin } from '../login/login-repository.ts';

/**
 * The signed-in person as pages need it.
 * @throws 401 `NAO_AUTENTICADO` once the account was erased
 */
export async function getPersonData(
  db: Database,
  loginId: number,
): Promise<Omit<PersonData, 'faltaSegundoFator'>> {
  const row = await findPersonOfLogin(db, loginId);
  if (!row) throw notSignedIn();
  const { pessoa, login } = row;
  return {
    idPessoa: pessoa.id_pessoa,
    nome: pessoa.nome,
    cpf: pessoa.cpf && formatCpf(pessoa.cpf),
    nascimento: pessoa.nascimento,
    telefones: pessoa.telefones,
    temTelefone: pessoa.telefones.length > 0,
    tipoLogin: login.tipo_login,
    idLoginContactCenter: login.id_login_contact_center,
    login: { email: login.email },
    emailPrincipal: pessoa.email_principal,
    emailConfirmado: login.email_confirmado_em !== null,
  };
}

/**
 * Makes a masked phone the person's main one; the others stay behind it.
 * @throws as {@link confirmPhoneChange} does
 */
export async function setPhone(
  tools: { db: Database; throttle: Throttle; now: Date },
  session: Session,
  { telefone, senha }: { telefone: string; senha?: string | undefined },
): Promise<void> {
  const { db } = tools;
  const { loginId, personId } = session;
  const digits = phoneDigits(telefone);
  const row = await findPersonOfLogin(db, loginId);
  const known = row?.pessoa.telefones ?? [];
  await confirmPhoneChange(tools, session, { known, wanted: [digits, ...known.slice(1)], senha });
  await withPersonLocked(db, personId, async (tx, { telefones }) => {
    const others = telefones.filter((phone) => phone !== digits);
    await updatePhones(tx, personId, [digits, ...others]);
  });
}
