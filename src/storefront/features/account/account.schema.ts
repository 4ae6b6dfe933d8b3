import * as v from 'valibot';
import { type AddressEntries, toAddress } from '#/storefront/forms/fields/address-form.ts';
import { type ContactField, findContactError, tidyContact } from '#/storefront/forms/fields/contact-rules.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { findNameError, findOptionalNameError } from '#/storefront/forms/name-error.ts';
import type { PersonRecord, PersonRecordChange, SpecialNeedsChoice } from '#/contract/account/account.ts';
import { findBirthDateError, joinBirthDate } from '#/domain/person/birth-date.ts';
import { splitCityState } from '#/domain/person/city-state.ts';
import { optionalConsents, type ConsentChoice } from '#/domain/site/consent.ts';
import { cpfSchema, formatCpf } from '#/domain/person/cpf.ts';
import type { CalendarDay } from '#/domain/time/calendar-day.ts';
import { tidyName } from '#/domain/person/full-name.ts';
import { currentPasswordSchema, passwordSchema } from '#/domain/person/password.ts';
import {
  MAX_GUARDIANS,
  MAX_PHONES,
  NEEDS_CONSENT_MESSAGE,
  personSheetSchema,
  socialNameSchema,
  type Guardian,
  type SpecialNeed,
} from '#/domain/person/person-record.ts';
import { visibleText } from '#/domain/text/visible-text.ts';
import { formatPhone, phoneDigits, phoneSchema } from '#/domain/person/phone.ts';

export type Entries = Readonly<Record<string, string>>;

export function readEntries(data: FormData): Entries {
  const entries: Record<string, string> = {};
  for (const [name, value] of data) if (typeof value === 'string') entries[name] = visibleText(value).trim();
  return entries;
}

export function readPasswords(data: FormData): Entries {
  const entries: Record<string, string> = {};
  for (const [name, value] of data) if (typeof value === 'string') entries[name] = value;
  return entries;
}

export const exportFileName = 'meus-dados.json';
export const exportFileType = 'application/json';

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

export function personalValues(record: PersonRecord): Readonly<Record<string, string | null>> {
  return {
    nome: record.nome,
    nomeSocial: record.nomeSocial,
    ...Object.fromEntries(sheetFields.map((name) => [name, record[name] ?? null])),
    nacionalidade: record.nacionalidade ?? 'BR',
    nivel: record.escolaridade.nivel,
    situacaoEscolar: record.escolaridade.situacao,
  };
}

/**
 * The personal data of a form; a birthplace as documents have it, 'BLUMENAU/SC', is shown as city and state.
 */
export function readPersonal(data: FormData): Entries {
  const entries = readEntries(data);
  const names = ['nome', 'nomeSocial', 'nomeMae', 'nomePai'];
  const place = splitCityState(entries['municipioNaturalidade'] ?? '');
  return {
    ...entries,
    ...Object.fromEntries(names.map((name) => [name, tidyName(entries[name] ?? '')])),
    ...(place && { municipioNaturalidade: place.city, estadoNaturalidade: place.state }),
  };
}

export function validatePersonal(entries: Entries, today: CalendarDay): FieldErrors {
  const { nome = '', nomeSocial = '', dia = '', mes = '', ano = '' } = entries;
  const sheet = sheetOf(entries);
  return {
    nome: findNameError(nome),
    nomeSocial: issueOf(socialNameSchema, nomeSocial),
    cpf: entries['cpf'] === undefined ? undefined : issueOf(cpfSchema, entries['cpf']),
    nascimento: findBirthDateError({ day: dia, month: mes, year: ano }, today),
    ...Object.fromEntries(
      sheetFields.map((name) => [name, issueOf(personSheetSchema.entries[name], sheet[name])]),
    ),
    nomeMae: findOptionalNameError(entries['nomeMae'] ?? ''),
    nomePai: findOptionalNameError(entries['nomePai'] ?? ''),
    situacaoEscolar: entries['nivel'] && !entries['situacaoEscolar'] ? 'Escolha uma das opções' : undefined,
  };
}

export function toPersonalChange(entries: Entries): PersonRecordChange {
  const { nome = '', nomeSocial = '', dia = '', mes = '', ano = '', nivel, situacaoEscolar } = entries;
  const nascimento = joinBirthDate({ day: dia, month: mes, year: ano });
  if (!nascimento) throw new RangeError('the birth date was not checked');
  const escolaridade = nivel ? { nivel, situacao: situacaoEscolar } : null;
  const cpf = entries['cpf'] ? { cpf: formatCpf(entries['cpf']) } : {};
  return { nome, nomeSocial, ...cpf, nascimento, ...sheetOf(entries), escolaridade } as PersonRecordChange;
}

export const toAddressChange = (entries: AddressEntries): PersonRecordChange => ({
  endereco: toAddress(entries),
});

const phoneSlots = Array.from({ length: MAX_PHONES }, (_, index) => index);

export function phoneName(index: number): string {
  return index === 0 ? 'telefone' : index === 1 ? 'outroTelefone' : `outroTelefone-${index}`;
}

/** The controls that the server's refusals belong to: of the whole list, and of each of its places. */
export const renamedPhones: Readonly<Record<string, string>> = {
  telefones: phoneName(0),
  ...Object.fromEntries(phoneSlots.map((index) => [`telefones-${index}`, phoneName(index)])),
};

export function phoneValues(phones: readonly string[]): Entries {
  return Object.fromEntries(phones.map((phone, index) => [phoneName(index), formatPhone(phone)]));
}

export function readPhones(data: FormData): Entries {
  const entries = readEntries(data);
  const senha = data.get('senha');
  return {
    ...Object.fromEntries(
      phoneSlots.map((index) => [phoneName(index), formatPhone(entries[phoneName(index)] ?? '')]),
    ),
    ...(typeof senha === 'string' && { senha }),
  };
}

export function validatePhones(entries: Entries): FieldErrors {
  return {
    ...Object.fromEntries(
      phoneSlots.map((index) => {
        const phone = entries[phoneName(index)] ?? '';
        return [phoneName(index), index > 0 && phone === '' ? undefined : issueOf(phoneSchema, phone)];
      }),
    ),
    ...('senha' in entries && validateOwnPassword(entries)),
  };
}

export function toPhonesChange(entries: Entries): PersonRecordChange {
  const shown = phoneSlots.map((index) => entries[phoneName(index)] ?? '').filter(Boolean);
  const { senha } = entries;
  return { telefones: [...new Set(shown.map(phoneDigits))], ...(senha !== undefined && { senha }) };
}

const guardianNames = ['nome', 'cpf', 'telefone', 'email'] as const;
export const guardianSlots = Array.from({ length: MAX_GUARDIANS }, (_, index) => index);

export function guardianValues(guardians: readonly Guardian[]): Entries {
  return Object.fromEntries(
    guardians.flatMap((guardian, slot) => guardianNames.map((name) => [`${name}-${slot}`, guardian[name]])),
  );
}

export function readGuardians(data: FormData): Entries {
  const entries = readEntries(data);
  const read = (name: ContactField, slot: number) => tidyContact[name](entries[`${name}-${slot}`] ?? '');
  return Object.fromEntries(
    guardianSlots.flatMap((slot) => guardianNames.map((name) => [`${name}-${slot}`, read(name, slot)])),
  );
}

const isEmptySlot = (entries: Entries, slot: number) =>
  guardianNames.every((name) => !entries[`${name}-${slot}`]);

export function validateAccountGuardian(entries: Entries): FieldErrors {
  return Object.fromEntries(
    guardianSlots
      .filter((slot) => !isEmptySlot(entries, slot))
      .flatMap((slot) =>
        guardianNames.map((name) => {
          const key = `${name}-${slot}`;
          return [key, findContactError[name](entries[key] ?? '')];
        }),
      ),
  );
}

export function toGuardiansChange(entries: Entries): PersonRecordChange {
  const filled = guardianSlots.filter((slot) => !isEmptySlot(entries, slot));
  return {
    responsaveis: filled.map((slot) => ({
      nome: entries[`nome-${slot}`] ?? '',
      cpf: entries[`cpf-${slot}`] ?? '',
      telefone: entries[`telefone-${slot}`] ?? '',
      email: entries[`email-${slot}`] ?? '',
    })),
  };
}

export const levelName = (need: string) => `nivel-${need}`;

export function specialNeedValues(needs: readonly SpecialNeed[], consent: boolean): Entries {
  return Object.fromEntries([
    ...needs.flatMap(({ tipo, nivel }) => [
      [tipo, 'on'],
      [levelName(tipo), nivel ?? ''],
    ]),
    ...(consent ? [['consentimento', 'on']] : []),
  ]) as Entries;
}

export function readSpecialNeeds(data: FormData): SpecialNeedsChoice {
  const entries = readEntries(data);
  const needs = Object.keys(entries).filter(
    (name) => entries[name] === 'on' && name !== 'consentimento' && !name.startsWith('nivel-'),
  );
  return {
    versao: entries['versao'] ?? '',
    consentimento: 'consentimento' in entries,
    necessidades: needs.map((tipo) => ({ tipo, nivel: entries[levelName(tipo)] || null })),
  };
}

export function validateSpecialNeed({ consentimento, necessidades }: SpecialNeedsChoice): FieldErrors {
  return { consentimento: !consentimento && necessidades.length > 0 ? NEEDS_CONSENT_MESSAGE : undefined };
}

export function validatePassword({ senhaAtual = '', senhaNova = '' }: Entries): FieldErrors {
  return {
    senhaAtual: issueOf(currentPasswordSchema, senhaAtual),
    senhaNova:
      senhaNova !== '' && senhaNova === senhaAtual
        ? 'Escolha uma senha diferente da atual.'
        : issueOf(passwordSchema, senhaNova),
  };
}

/** The choices of privacy as the wire takes them; the form carries the version of the text it showed. */
export function toConsentChoices(entries: Entries): { versao: string; escolhas: ConsentChoice[] } {
  return {
    versao: entries['versao'] ?? '',
    escolhas: optionalConsents.map((tipo) => ({ tipo, aceito: tipo in entries })),
  };
}

export const otherSessions = 'outras';

export function validateOwnPassword({ senha = '' }: Entries): FieldErrors {
  return { senha: issueOf(currentPasswordSchema, senha) };
}
