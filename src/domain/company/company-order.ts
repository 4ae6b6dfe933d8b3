import * as v from 'valibot';
import { birthDateSchema, isAdultOn } from '../person/birth-date.ts';
import { cnpjSchema } from '../person/cnpj.ts';
import { cpfSchema } from '../person/cpf.ts';
import { emailSchema } from '../person/email.ts';
import { fullNameSchema } from '../person/full-name.ts';
import { REQUIRED_MESSAGE, requiredText } from '../text/required.ts';
import type { CalendarDay } from '../time/dates.ts';

/** How many seats one order has at most (COMPANY-1). */
export const MOST_SEATS = 1000;
/** How many seats a company's orders hold unpaid in all before it has paid for one (COMPANY-7). */
export const UNPROVEN_SEATS = 50;
export const SEATS_MESSAGE = 'Informe um número de vagas de 1 a 1.000.';
export const MINOR_MESSAGE = 'Tem menos de 18 anos: a matrícula precisa do responsável, peça uma proposta';
/** How often a student is written to about one seat, the first time among them (COMPANY-5). */
export const SEAT_MAILS = 10;
/** The least time between two of them. */
export const SEAT_MAIL_PAUSE_MS = 60_000;

/** Who buys and pays: what it says of itself. */
export const companySchema = v.object({
  cnpj: v.pipe(v.string(REQUIRED_MESSAGE), v.trim(), v.toUpperCase(), cnpjSchema),
  razao_social: v.pipe(
    requiredText(),
    v.trim(),
    v.maxLength(120, 'O nome da empresa deve ter no máximo 120 caracteres'),
  ),
});
export type Company = v.InferOutput<typeof companySchema>;

/** Who gets a seat: what the company tells of them. */
export const listedStudentSchema = v.object({
  nome: fullNameSchema,
  cpf: cpfSchema,
  nascimento: birthDateSchema,
  email: emailSchema,
});
export type ListedStudent = v.InferOutput<typeof listedStudentSchema>;

/** What a seat of an order has come to (COMPANY-4). */
export const seatStates = ['LIVRE', 'NOMEADA', 'CONVIDADA', 'ACEITA'] as const;
export type SeatState = (typeof seatStates)[number];

export const seatStateLabels: Readonly<Record<SeatState, string>> = {
  LIVRE: 'Sem nome',
  NOMEADA: 'Convite após o pagamento',
  CONVIDADA: 'Convite enviado',
  ACEITA: 'Matriculado',
};

/** Why a student can't have a seat, whatever the class; undefined when they can. */
export function findStudentProblem(student: ListedStudent, today: CalendarDay): string | undefined {
  return isAdultOn(student.nascimento, today) ? undefined : MINOR_MESSAGE;
}
