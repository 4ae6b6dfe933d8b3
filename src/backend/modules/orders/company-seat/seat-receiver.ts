import * as v from 'valibot';
import { storedObject } from '#/backend/db/stored-json.ts';
import { storedText } from '#/contract/wire.ts';
import type { CompanySeatRow } from './company-seat-repository.ts';

const personSchema = v.object({ nome: storedText, cpf: storedText, email: storedText });
const studentSchema = v.object({
  ...personSchema.entries,
  responsavel: v.optional(v.fallback(v.nullable(personSchema), null), null),
});

/** The recipient of a seat's link: the student, or the guardian of one under 18 (COMPANY-10). */
export function receiverOf({ aluno }: Pick<CompanySeatRow, 'aluno'>): {
  nome: string;
  cpf: string;
  email: string;
  aluno: string;
  isGuardian: boolean;
} {
  const { responsavel, ...student } = v.parse(studentSchema, storedObject(aluno));
  return { ...(responsavel ?? student), aluno: student.nome, isGuardian: responsavel !== null };
}
