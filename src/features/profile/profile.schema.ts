import * as v from 'valibot';
import type { FieldProblems } from '#/blocks/form-problems.ts';
import type { PersonRecordChange } from '#/contract/identity/account.ts';
import { findBirthDateProblem, joinBirthDate } from '#/domain/birth-date.ts';
import type { CalendarDay } from '#/domain/dates.ts';
import { fullNameSchema } from '#/domain/full-name.ts';
import { passwordSchema } from '#/domain/password.ts';
import { addressSchema, personSheetSchema } from '#/domain/person-record.ts';
import { formatPhone, phoneDigits, phoneSchema } from '#/domain/phone.ts';
import { formatCep } from '#/domain/postal-code.ts';
import { REQUIRED_MESSAGE } from '#/domain/required.ts';

/** A form as typed: name of the control → its text, spaces around taken away. */
export type Entries = Readonly<Record<string, string>>;

export function readEntries(data: FormData): Entries {
  const entries: Record<string, string> = {};
  for (const [name, value] of data) if (typeof value === 'string') entries[name] = value.trim();
  return entries;
}

/** Passwords are taken as typed. */
export function readPasswords(data: FormData): Entries {
  const entries: Record<string, string> = {};
  for (const [name, value] of data) if (typeof value === 'string') entries[name] = value;
  return entries;
}

const sheetFields = [
  'genero',
  'raca',
  'nacionalidade',
  'estadoNaturalidade',
  'municipioNaturalidade',
  'nomeMae',
  'nomePai',
  'situacaoOcupacional',
  'rg',
  'orgaoExpedidor',
  'tituloEleitor',
  'certificadoMilitar',
  'cnh',
  'categoriaCnh',
  'renach',
] as const;

/** A choice not made and a text left empty are null on the wire. */
const sheetOf = (entries: Entries) =>
  Object.fromEntries(sheetFields.map((name) => [name, entries[name] || null]));

const issueOf = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message;

/** What is wrong with the personal data; only name and birth date must be there. */
export function findPersonalProblems(entries: Entries, today: CalendarDay): FieldProblems {
  const { nome = '', nomeSocial = '', dia = '', mes = '', ano = '' } = entries;
  const sheet = sheetOf(entries);
  return {
    nome: issueOf(fullNameSchema, nome),
    nomeSocial: nomeSocial === '' ? undefined : issueOf(fullNameSchema, nomeSocial),
    nascimento: findBirthDateProblem({ day: dia, month: mes, year: ano }, today),
    ...Object.fromEntries(
      sheetFields.map((name) => [name, issueOf(personSheetSchema.entries[name], sheet[name])]),
    ),
    situacaoEscolar: entries['nivel'] && !entries['situacaoEscolar'] ? 'Escolha uma das opções' : undefined,
  };
}

/** The checked personal data as the wire takes them. */
export function toPersonalChange(entries: Entries): PersonRecordChange {
  const { nome = '', nomeSocial = '', dia = '', mes = '', ano = '', nivel, situacaoEscolar } = entries;
  const nascimento = joinBirthDate({ day: dia, month: mes, year: ano });
  if (!nascimento) throw new RangeError('the birth date was not checked');
  const escolaridade = nivel ? { nivel, situacao: situacaoEscolar } : null;
  return { nome, nomeSocial, nascimento, ...sheetOf(entries), escolaridade } as PersonRecordChange;
}

const addressFields = ['cep', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'uf'] as const;

/** The address of a form; a CEP that autofill wrote without its hyphen gets it. */
export function readAddress(data: FormData): Entries {
  const entries = readEntries(data);
  return { ...entries, cep: formatCep(entries['cep'] ?? '') };
}

export function findAddressProblems(entries: Entries): FieldProblems {
  return Object.fromEntries(
    addressFields.map((name) => [
      name,
      name === 'uf' && !entries[name]
        ? REQUIRED_MESSAGE
        : issueOf(addressSchema.entries[name], entries[name] ?? ''),
    ]),
  );
}

export function toAddressChange(entries: Entries): PersonRecordChange {
  return {
    endereco: Object.fromEntries(addressFields.map((name) => [name, entries[name] ?? ''])),
  } as PersonRecordChange;
}

export function readPhones(data: FormData): Entries {
  const { telefone = '', outroTelefone = '' } = readEntries(data);
  return { telefone: formatPhone(telefone), outroTelefone: formatPhone(outroTelefone) };
}

export function findPhonesProblems({ telefone = '', outroTelefone = '' }: Entries): FieldProblems {
  return {
    telefone: issueOf(phoneSchema, telefone),
    outroTelefone: outroTelefone === '' ? undefined : issueOf(phoneSchema, outroTelefone),
  };
}

/** The phones of the form, and behind them those it doesn't show. */
export function toPhonesChange(
  { telefone = '', outroTelefone = '' }: Entries,
  known: readonly string[],
): PersonRecordChange {
  const shown = [telefone, outroTelefone].filter(Boolean).map(phoneDigits);
  return { telefones: [...new Set([...shown, ...known.slice(2)])] };
}

export function findPasswordProblems({ senhaAtual = '', senhaNova = '' }: Entries): FieldProblems {
  return {
    senhaAtual: senhaAtual === '' ? REQUIRED_MESSAGE : undefined,
    senhaNova:
      senhaNova !== '' && senhaNova === senhaAtual
        ? 'Escolha uma senha diferente da atual.'
        : issueOf(passwordSchema, senhaNova),
  };
}
