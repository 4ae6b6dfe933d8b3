import * as v from 'valibot';
import { findBirthDateError, joinBirthDate } from '../person/birth-date.ts';
import { cpfDigits, formatCpf } from '../person/cpf.ts';
import { checkFullName, FULL_NAME_MESSAGE, tidyName } from '../person/full-name.ts';
import { labelProblem } from '../text/required.ts';
import { readRows } from '../text/spreadsheet.ts';
import type { CalendarDay } from '../time/calendar-day.ts';
import {
  findStudentError,
  listedStudentSchema,
  MOST_SEATS,
  seatGuardianSchema,
  type ListedStudent,
} from './company-order.ts';

export const listColumns = ['nome', 'cpf', 'nascimento', 'email'] as const;
export type ListColumn = (typeof listColumns)[number];
export const guardianColumns = ['responsavel', 'cpf_responsavel', 'email_responsavel'] as const;
export type GuardianColumn = (typeof guardianColumns)[number];
export const seatColumns = [...listColumns, ...guardianColumns] as const;
export type SeatColumn = (typeof seatColumns)[number];

export interface BadLine {
  /** From 1, empty lines counted. */
  linha: number;
  texto: string;
  motivos: string[];
}

export interface StudentList {
  students: ListedStudent[];
  linhas: number[];
  bad: BadLine[];
}

/**
 * Reads a list of students, one a line: name, CPF, birth date as dd/mm/aaaa and e-mail, and the guardian's
 * name, CPF and e-mail of a person who is under 18, as spreadsheets write it (TEXT-17), with or without a
 * line of headings that may change their order (COMPANY-2). Each line is either a student or bad, with every
 * reason.
 */
export function readStudentList(text: string, today: CalendarDay): StudentList {
  const rows = readRows(text);
  const heading = readHeading(rows[0]?.cells ?? []);
  const order = heading ?? seatColumns;
  const lineOfCpf = new Map<string, number>();
  const list: StudentList = { students: [], linhas: [], bad: [] };
  for (const { cells, line: linha, text: texto, isOpen } of heading ? rows.slice(1) : rows) {
    const cell = (column: SeatColumn) => cells[order.indexOf(column)] ?? '';
    const typed = Object.fromEntries(seatColumns.map((column) => [column, cell(column)])) as TypedStudent;
    const { student, fieldErrors } = readListedStudent(typed, today);
    const motivos = seatColumns.flatMap((column) =>
      fieldErrors[column] === undefined ? [] : [labelProblem(names[column], fieldErrors[column])],
    );
    const earlier = lineOfCpf.get(student.cpf);
    if (earlier !== undefined) motivos.push(`CPF repetido: já está na linha ${earlier}`);
    else if (cpfDigits(student.cpf).length === 11) lineOfCpf.set(student.cpf, linha);
    if (cells.length > order.length && cells.slice(order.length).some((rest) => rest.trim() !== ''))
      motivos.push(`A linha tem ${cells.length} colunas; são no máximo ${order.length}`);
    if (isOpen) motivos.push('Uma aspa (") abre e nenhuma fecha: o resto da lista ficou nesta linha');
    if (list.students.length >= MOST_SEATS) motivos.push('A lista passa de 1.000 pessoas');
    if (motivos.length > 0) list.bad.push({ linha, texto, motivos });
    else {
      list.students.push(student);
      list.linhas.push(linha);
    }
  }
  return list;
}

/** The bad lines as a file for a spreadsheet: each with its number and its reasons behind it. */
export function writeBadLines(bad: readonly BadLine[]): string {
  const rows = bad.map(({ linha, texto, motivos }) => [String(linha), motivos.join('. '), texto]);
  // The byte order mark tells spreadsheets that it is UTF-8.
  return `\uFEFF${[['linha', 'motivo', 'conteudo'], ...rows].map((row) => row.map(quote).join(';')).join('\r\n')}\r\n`;
}

export type TypedStudent = Readonly<Record<SeatColumn, string>>;
type FieldErrors = Partial<Record<SeatColumn, string>>;

/**
 * Normalises a student as typed: masks, capitals, zeros that a spreadsheet dropped, dates as dd/mm/aaaa.
 * `fieldErrors` are by column; a guardian counts for students under 18 only.
 */
export function readListedStudent(
  typed: TypedStudent,
  today: CalendarDay,
): { student: ListedStudent; fieldErrors: FieldErrors } {
  const born = readBirthDay(typed.nascimento.trim(), today);
  const alone = {
    nome: tidyName(typed.nome.normalize('NFC')),
    cpf: tidyCpf(typed.cpf),
    nascimento: born.day,
    email: typed.email.trim().toLowerCase(),
  };
  const { issues } = v.safeParse(listedStudentSchema, alone);
  const found = issues ? v.flatten<typeof listedStudentSchema>(issues).nested : undefined;
  const fieldErrors: FieldErrors = {};
  for (const column of listColumns) {
    const problem = column === 'nascimento' ? born.problem : found?.[column]?.[0];
    if (problem !== undefined)
      fieldErrors[column] = column === 'nome' ? nameReason(alone.nome, problem) : problem;
  }
  const isMinor = fieldErrors.nascimento === undefined && findStudentError(alone, today) !== undefined;
  const isNamed = guardianColumns.some((column) => typed[column].trim() !== '');
  if (!isMinor || !isNamed) {
    const minor = issues ? undefined : findStudentError(alone, today);
    return { student: alone, fieldErrors: minor ? { nascimento: minor } : fieldErrors };
  }
  const responsavel = {
    nome: tidyName(typed.responsavel.normalize('NFC')),
    cpf: tidyCpf(typed.cpf_responsavel),
    email: typed.email_responsavel.trim().toLowerCase(),
  };
  const student = { ...alone, responsavel };
  const together = findStudentError(student, today);
  return {
    student,
    fieldErrors: {
      ...fieldErrors,
      ...validateGuardian(responsavel),
      ...(together !== undefined && { cpf_responsavel: together }),
    },
  };
}

function validateGuardian(guardian: NonNullable<ListedStudent['responsavel']>): FieldErrors {
  const { issues } = v.safeParse(seatGuardianSchema, guardian);
  const found = issues ? v.flatten<typeof seatGuardianSchema>(issues).nested : undefined;
  return {
    ...(found?.nome && { responsavel: nameReason(guardian.nome, found.nome[0]) }),
    ...(found?.cpf && { cpf_responsavel: found.cpf[0] }),
    ...(found?.email && { email_responsavel: found.email[0] }),
  };
}

function tidyCpf(typed: string): string {
  const cpf = typed.trim();
  return formatCpf(/^\d{8,10}$/.test(cpf) ? cpf.padStart(11, '0') : cpf);
}

function nameReason(name: string, message: string): string {
  if (message !== FULL_NAME_MESSAGE) return message;
  const broken = checkFullName(name).filter(({ ok }) => !ok);
  return broken.map(({ text }) => text).join('. ');
}

function readBirthDay(text: string, today: CalendarDay): { day: CalendarDay; problem: string | undefined } {
  const [, d = '', m = '', y = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const [, year = y, month = m, day = d] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const fields = { day, month, year };
  const problem = text !== '' && year === '' ? 'escreva como dd/mm/aaaa' : findBirthDateError(fields, today);
  return { day: joinBirthDate(fields) ?? '', problem };
}

const names: Readonly<Record<SeatColumn, string>> = {
  nome: 'Nome',
  cpf: 'CPF',
  nascimento: 'Nascimento',
  email: 'E-mail',
  responsavel: 'Responsável',
  cpf_responsavel: 'CPF do responsável',
  email_responsavel: 'E-mail do responsável',
};

/** The columns in the order of a line of headings; undefined when the line is none. */
function readHeading(cells: readonly string[]): (SeatColumn | undefined)[] | undefined {
  const found = cells.map((cell) => headings[plain(cell)]);
  return listColumns.every((column) => found.includes(column)) ? found : undefined;
}

const headings: Readonly<Record<string, SeatColumn | undefined>> = {
  nome: 'nome',
  nomecompleto: 'nome',
  aluno: 'nome',
  cpf: 'cpf',
  nascimento: 'nascimento',
  datadenascimento: 'nascimento',
  datanascimento: 'nascimento',
  email: 'email',
  responsavel: 'responsavel',
  nomedoresponsavel: 'responsavel',
  cpfresponsavel: 'cpf_responsavel',
  cpfdoresponsavel: 'cpf_responsavel',
  emailresponsavel: 'email_responsavel',
  emaildoresponsavel: 'email_responsavel',
};

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();

/** In quotes, and never a formula for the spreadsheet that opens it. */
function quote(text: string): string {
  const harmless = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
