import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { offerFormats, offerShifts, weekdays } from '#/domain/catalogue/offer-values.ts';
import { daySchema, idParam, storedText } from '../wire.ts';

const studentSchema = v.object({
  /** Order or enrolment. */
  referencia: v.string(),
  /** As the student is called; empty once the account is gone. */
  nome: storedText,
  /** Year of birth; null where it isn't known. */
  nascimento: v.nullable(v.number()),
  /** Of a student under 18 that of the guardian is beside. */
  telefone: storedText,
  email: storedText,
  responsavel: v.nullable(v.object({ nome: storedText, telefone: storedText })),
  /** The company that named the student. */
  empresa: v.nullable(storedText),
});
export type OfferStudent = v.InferOutput<typeof studentSchema>;

const offerStudentsSchema = v.object({
  id_produto: v.number(),
  id_oferta: v.number(),
  curso: v.string(),
  codigo_turma: v.string(),
  unidade: v.string(),
  formato: v.picklist(offerFormats),
  turno: v.picklist(offerShifts),
  dias_semana: v.array(v.picklist(weekdays)),
  hora_inicio: v.nullable(v.string()),
  hora_fim: v.nullable(v.string()),
  data_inicio: daySchema,
  data_fim: daySchema,
  /** By name. */
  alunos: v.array(studentSchema),
  /** Seats of companies that no student is named for. */
  vagas_sem_nome: v.number(),
});
export type OfferStudents = v.InferOutput<typeof offerStudentsSchema>;

/** What the list is opened for, which the audit log tells. */
export const listUses = ['TELA', 'CSV', 'PLANILHA', 'CHAMADA'] as const;
export type ListUse = (typeof listUses)[number];

/** Who is enrolled in an offer, up to 5,000. 404 `TURMA_NAO_ENCONTRADA`. */
export const listStudents = oc
  .route({ method: 'GET', path: '/api/gestao/turmas/{id}/alunos', summary: 'Alunos de uma turma' })
  .input(v.object({ id: idParam, uso: v.optional(v.picklist(listUses), 'TELA') }))
  .output(offerStudentsSchema);
