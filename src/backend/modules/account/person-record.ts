import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { storedObject } from '#/backend/db/stored-json.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { notSignedIn } from '#/backend/request/require-session.ts';
import type { PersonRecord, personRecordChangeSchema } from '#/contract/account/account.ts';
import type { Session } from '#/backend/request/context.ts';
import { isCpfReservedForOther } from '#/backend/modules/cpf-claim/reserved-cpf.ts';
import { confirmPhoneChange } from '#/backend/modules/identity/person/confirm-phone-change.ts';
import type { Throttle } from '#/backend/limits/throttle.ts';
import { cpfDigits, formatCpf } from '#/domain/person/cpf.ts';
import { storedSheetSchema } from '#/contract/account/stored-person.ts';
import type { SpecialNeed } from '#/domain/person/person-record.ts';
import { listLogins } from './export-repository.ts';
import { listSpecialNeeds } from './special-needs.ts';
import { findPerson, updateCpf, updatePerson, type PersonRow } from './person-record-repository.ts';
import { withPersonLocked } from '#/backend/modules/identity/person/with-person-locked.ts';
import { requireBirthDate } from '#/backend/request/require-birth-date.ts';

const CPF_TAKEN = 'Este CPF já está em outra conta. Se ele é seu, peça em “Este CPF é meu”.';

/**
 * The person's whole record.
 * @throws 401 `NAO_AUTENTICADO` once the account was erased
 */
export async function getPersonRecord(db: Database, personId: number): Promise<PersonRecord> {
  const row = await findPerson(db, personId);
  if (!row) throw notSignedIn();
  return toRecord(row, await listSpecialNeeds(db, personId));
}

/**
 * Changes the fields given and returns the whole record. Forms of one page that are sent at once don't undo
 * each other. Only a person without a CPF can set one.
 * @throws 422 for a birth date to come, for another CPF and for one that can't be theirs, 429
 *   `MUITAS_TENTATIVAS`, and as {@link confirmPhoneChange} does
 */
export async function updatePersonRecord(
  deps: { db: Database; throttle: Throttle; now: Date },
  session: Session,
  change: v.InferOutput<typeof personRecordChangeSchema>,
): Promise<PersonRecord> {
  const { db, now } = deps;
  const { personId } = session;
  const { nome, nomeSocial, cpf, nascimento, telefones, senha, ...sheet } = change;
  if (nascimento !== undefined) requireBirthDate(nascimento, now);
  if (cpf && (await findPerson(db, personId))?.cpf === null) {
    await deps.throttle.take('cpf-correction', String(personId));
  }
  if (telefones) {
    const known = (await findPerson(db, personId))?.telefones ?? [];
    await confirmPhoneChange(deps, session, { known, wanted: telefones, senha });
  }
  return withPersonLocked(db, personId, async (tx, row) => {
    const digits = cpf ? cpfDigits(cpf) : row.cpf;
    if (digits !== row.cpf) {
      if (row.cpf !== null) throw invalid('cpf', 'O CPF não pode ser alterado.');
      if (!digits || !(await giveCpf(tx, personId, digits, now))) throw invalid('cpf', CPF_TAKEN);
    }
    const given = Object.fromEntries(Object.entries(sheet).filter(([, value]) => value !== undefined));
    const changed = {
      nome: nome ?? row.nome,
      nome_social: nomeSocial === undefined ? row.nome_social : nomeSocial || null,
      nascimento: nascimento ?? row.nascimento,
      telefones: telefones ? [...new Set(telefones)] : row.telefones,
      ficha: { ...readSheet(row), ...given },
    };
    await updatePerson(tx, personId, changed);
    return toRecord({ ...row, ...changed, cpf: digits }, await listSpecialNeeds(tx, personId));
  });
}

async function giveCpf(tx: Database, personId: number, cpf: string, now: Date): Promise<boolean> {
  if (!(await updateCpf(tx, personId, cpf))) return false;
  const logins = await listLogins(tx, personId);
  const emails = logins.filter(({ desativado_em }) => desativado_em === null).map(({ email }) => email);
  return !(await isCpfReservedForOther(tx, cpf, emails, now));
}

const invalid = (field: string, message: string) =>
  new BackendError(422, 'DADOS_INVALIDOS', message, { [field]: [message] });

const readSheet = ({ ficha }: PersonRow) => v.parse(storedSheetSchema, storedObject(ficha));

function toRecord(row: PersonRow, necessidadesEspeciais: SpecialNeed[]): PersonRecord {
  return {
    idPessoa: row.id_pessoa,
    nome: row.nome,
    nomeSocial: row.nome_social,
    cpf: row.cpf && formatCpf(row.cpf),
    nascimento: row.nascimento,
    telefones: row.telefones,
    ...readSheet(row),
    necessidadesEspeciais,
  };
}
