import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { notSignedIn } from '#/backend/http/require-session.ts';
import type { PersonRecord, personRecordChangeSchema } from '#/contract/identity/account.ts';
import { findBirthDateProblem, splitBirthDate } from '#/domain/birth-date.ts';
import { cpfDigits, formatCpf } from '#/domain/cpf.ts';
import { calendarDay } from '#/domain/dates.ts';
import { personSheetSchema, type SpecialNeed } from '#/domain/person-record.ts';
import { listSpecialNeeds } from './special-needs.ts';
import { findPerson, updatePerson, type PersonRow } from './person-record-repository.ts';
import { withPersonLocked } from '#/backend/modules/identity/with-person-locked.ts';

/** The person's whole record. */
export async function getPersonRecord(db: Database, idPessoa: number): Promise<PersonRecord> {
  const row = await findPerson(db, idPessoa);
  if (!row) throw notSignedIn();
  return toRecord(row, await listSpecialNeeds(db, idPessoa));
}

/**
 * Changes the fields given and answers the whole record. Forms of one page that are sent at once don't undo each other.
 * Throws 422 for a birth date to come and for another CPF.
 */
export async function updatePersonRecord(
  { db, now }: { db: Database; now: Date },
  idPessoa: number,
  change: v.InferOutput<typeof personRecordChangeSchema>,
): Promise<PersonRecord> {
  const { nome, nomeSocial, cpf, nascimento, telefones, ...sheet } = change;
  if (nascimento !== undefined) {
    const problem = findBirthDateProblem(splitBirthDate(nascimento), calendarDay(now));
    if (problem) throw invalid('nascimento', problem);
  }
  return withPersonLocked(db, idPessoa, async (tx, row) => {
    if (cpf && cpfDigits(cpf) !== row.cpf) throw invalid('cpf', 'O CPF não pode ser alterado.');
    const given = Object.fromEntries(Object.entries(sheet).filter(([, value]) => value !== undefined));
    const changed = {
      nome: nome ?? row.nome,
      nome_social: nomeSocial === undefined ? row.nome_social : nomeSocial || null,
      nascimento: nascimento ?? row.nascimento,
      telefones: telefones ? [...new Set(telefones)] : row.telefones,
      ficha: { ...readSheet(row), ...given },
    };
    await updatePerson(tx, idPessoa, changed);
    return toRecord({ ...row, ...changed }, await listSpecialNeeds(tx, idPessoa));
  });
}

const invalid = (field: string, message: string) =>
  new BackendError(422, 'DADOS_INVALIDOS', message, { [field]: [message] });

const readSheet = (row: PersonRow) => v.parse(personSheetSchema, row.ficha);

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
