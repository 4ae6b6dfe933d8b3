import * as v from 'valibot';
import type { Database } from '#/backend/db/database.ts';
import { storedObject } from '#/backend/db/stored-json.ts';
import { storedStudentSchema } from '#/contract/purchasing/purchase.ts';
import { maskName } from '#/domain/sale/assisted/masked-contact.ts';
import { findStudentsById, listProposalsById, type ProposalRow } from './proposal-repository.ts';

export async function findProposals(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ProposalRow>> {
  const rows = await listProposalsById(db, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Names of known persons are masked (ASSISTED-2). */
export async function nameStudents(
  db: Database,
  rows: readonly ProposalRow[],
): Promise<ReadonlyMap<number, { nome: string; cpf: string }>> {
  const known = await findStudentsById(
    db,
    rows.flatMap(({ id_pessoa }) => id_pessoa ?? []),
  );
  return new Map(
    rows.map(({ id, id_pessoa, aluno, cpf }) => {
      const student = known.find(({ personId }) => personId === id_pessoa);
      const typed = v.parse(storedStudentSchema, storedObject(aluno ?? {}));
      const nome = student ? maskName(student.nome) : typed.nome;
      return [id, { nome, cpf: student?.cpf ?? cpf ?? '' }];
    }),
  );
}
