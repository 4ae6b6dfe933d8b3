import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { COMMON_PASSWORD_MESSAGE, PERSONAL_PASSWORD_MESSAGE } from '#/domain/person/password.ts';
import { isCommonPassword } from './common-passwords/common-passwords.ts';
import { findPersonOfLogin } from '../login/login-repository.ts';

export interface OwnData {
  nome: string;
  nomeSocial?: string | null;
  emails: readonly (string | null)[];
  cpf: string | null;
  nascimento: string | null;
  /** Plain digits with DDD. */
  telefones: readonly string[];
}

/**
 * Refuses common passwords and those with personal data. Length was checked before.
 * @throws 422 `DADOS_INVALIDOS` on the field
 */
export function requireSafePassword(password: string, owner: OwnData, field: string): void {
  const problem = holdsOwnData(password, owner)
    ? PERSONAL_PASSWORD_MESSAGE
    : isCommonPassword(password) && COMMON_PASSWORD_MESSAGE;
  if (problem) throw new BackendError(422, 'DADOS_INVALIDOS', problem, { [field]: [problem] });
}

/** As {@link requireSafePassword}, for the owner of a login. */
export async function requireSafePasswordFor(
  db: Database,
  loginId: number,
  password: string,
  field: string,
): Promise<void> {
  const row = await findPersonOfLogin(db, loginId);
  if (!row) return;
  const { pessoa, login } = row;
  const owner = {
    nome: pessoa.nome,
    nomeSocial: pessoa.nome_social,
    emails: [login.email, pessoa.email_principal],
    cpf: pessoa.cpf,
    nascimento: pessoa.nascimento,
    telefones: pessoa.telefones,
  };
  requireSafePassword(password, owner, field);
}

const SHORTEST_PIECE = 4;

function holdsOwnData(password: string, owner: OwnData): boolean {
  const text = plain(password);
  const words = text.split(/[^a-z]+/);
  const digits = password.replaceAll(/\D/g, '');
  const names = plain(`${owner.nome} ${owner.nomeSocial ?? ''}`).split(/[^a-z]+/);
  const mailboxes = owner.emails.flatMap((email) => {
    const mailbox = plain(email ?? '').split('@')[0]!;
    return [mailbox, ...mailbox.split(/[^a-z]+/)];
  });
  return (
    [...names, ...mailboxes].some((piece) => piece.length >= SHORTEST_PIECE && text.includes(piece)) ||
    // A short name must match a whole word: Ana is in "banana".
    names.some((name) => name.length === SHORTEST_PIECE - 1 && words.includes(name)) ||
    numbersOf(owner).some((number) => digits.includes(number))
  );
}

function numbersOf({ cpf, nascimento, telefones }: OwnData): string[] {
  const [year = '', month = '', day = ''] = nascimento?.split('-') ?? [];
  const shortYear = year.slice(2);
  const dates = nascimento
    ? [day + month + year, year + month + day, day + month + shortYear, shortYear + month + day]
    : [];
  return [...dates, ...(cpf ? [cpf] : []), ...telefones.map((phone) => phone.slice(2))];
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
