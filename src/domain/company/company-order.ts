import * as v from 'valibot';
import { birthDateSchema, isAdultOn } from '../person/birth-date.ts';
import { cnpjSchema } from '../person/cnpj.ts';
import { cpfDigits, cpfSchema } from '../person/cpf.ts';
import { emailSchema } from '../person/email.ts';
import { fullNameSchema } from '../person/full-name.ts';
import { REQUIRED_MESSAGE, requiredText, typedText } from '../text/required.ts';
import type { CalendarDay } from '../time/calendar-day.ts';

/** How many seats one order has at most (COMPANY-1). */
export const MOST_SEATS = 1000;
/** How many seats a company's orders hold unpaid in all before it has paid for one (COMPANY-7). */
export const UNPROVEN_SEATS = 50;
export const SEATS_MESSAGE = 'Informe um número de vagas de 1 a 1.000.';
export const MINOR_MESSAGE = 'Tem menos de 18 anos: informe nome, CPF e e-mail do responsável';
const SAME_PERSON_MESSAGE = 'O responsável precisa ser outra pessoa, com outro CPF';
/** How often a student is written to about one seat, the first time among them (COMPANY-5). */
export const SEAT_MAILS = 10;
export const SEAT_MAIL_PAUSE_MS = 60_000;

export const companySchema = v.object({
  cnpj: v.pipe(typedText(REQUIRED_MESSAGE), v.toUpperCase(), cnpjSchema),
  razao_social: v.pipe(
    requiredText(),
    v.trim(),
    v.maxLength(120, 'O nome da empresa deve ter no máximo 120 caracteres'),
  ),
});
export type Company = v.InferOutput<typeof companySchema>;

export const seatGuardianSchema = v.object({ nome: fullNameSchema, cpf: cpfSchema, email: emailSchema });

export const listedStudentSchema = v.object({
  nome: fullNameSchema,
  cpf: cpfSchema,
  nascimento: birthDateSchema,
  email: emailSchema,
  /** Needed for a student under 18, and left out of account for others. */
  responsavel: v.optional(seatGuardianSchema),
});
export type ListedStudent = v.InferOutput<typeof listedStudentSchema>;

// COMPANY-4
export const seatStates = ['LIVRE', 'NOMEADA', 'CONVIDADA', 'ACEITA', 'ENCERRADA'] as const;
export type SeatState = (typeof seatStates)[number];

export const seatStateLabels: Readonly<Record<SeatState, string>> = {
  LIVRE: 'Sem nome',
  NOMEADA: 'Convite após o pagamento',
  CONVIDADA: 'Convite enviado',
  ACEITA: 'Matriculado',
  ENCERRADA: 'Encerrada',
};

// COMPANY-3
export function findStudentError(
  { nascimento, cpf, responsavel }: ListedStudent,
  today: CalendarDay,
): string | undefined {
  if (isAdultOn(nascimento, today)) return undefined;
  if (!responsavel) return MINOR_MESSAGE;
  return cpfDigits(responsavel.cpf) === cpfDigits(cpf) ? SAME_PERSON_MESSAGE : undefined;
}

export function withoutIdleGuardian(student: ListedStudent, today: CalendarDay): ListedStudent {
  const { responsavel, ...alone } = student;
  return responsavel && !isAdultOn(student.nascimento, today) ? student : alone;
}
