import * as v from 'valibot';
import { birthplaceSchema } from './city-state.ts';
import { cepDigits, cepSchema } from './postal-code.ts';
import { cpfSchema } from './cpf.ts';
import { emailSchema } from './email.ts';
import { FULL_NAME_MAX_LENGTH, FULL_NAME_MESSAGE, fullNameSchema, isFullName } from './full-name.ts';
import {
  genders,
  keysOf,
  licenceCategories,
  occupations,
  races,
  schoolLevels,
  schoolStates,
  stateCodes,
} from './person-values.ts';
import { phoneSchema } from './phone.ts';
import { visibleText } from '../text/visible-text.ts';
import { requiredText, typedText } from '../text/required.ts';
import {
  filledText,
  complementSchema,
  isShortName,
  minLengthSchema,
  numericSchema,
  SHORT_NAME_MESSAGE,
  tooLongMessage,
} from '../text/text-rules.ts';

export const ADDRESS_TEXT_MAX = 100;
export const MAX_PHONES = 5;
export const MAX_GUARDIANS = 2;
const STATE_MESSAGE = 'Escolha o estado';

/** A text that may be left out: empty and null are the same. */
const optionalText = (max: number) =>
  v.pipe(
    v.nullish(v.string(), null),
    v.transform((text) => visibleText(text ?? '').trim() || null),
    v.nullable(v.pipe(v.string(), v.maxLength(max, tooLongMessage(max)))),
  );
const optionalThat = (max: number, accepts: (text: string) => boolean, message: string) =>
  v.pipe(optionalText(max), v.nullable(v.pipe(v.string(), v.check(accepts, message))));
const optionalDigits = (length: number) =>
  v.pipe(
    optionalText(20),
    v.nullable(v.pipe(numericSchema, minLengthSchema(length), v.maxLength(length, tooLongMessage(length)))),
  );
const optionalChoice = <const Choices extends readonly string[]>(choices: Choices) =>
  v.nullish(v.picklist(choices, 'Escolha uma das opções'), null);

const optionalName = (accepts: (text: string) => boolean, message: string) =>
  v.pipe(
    optionalThat(FULL_NAME_MAX_LENGTH, accepts, message),
    v.transform((name) => name?.normalize('NFC') ?? null),
  );

/** A full name that may be left out; composed to NFC. */
const optionalNameSchema = optionalName(isFullName, FULL_NAME_MESSAGE);

/** Optional and composed to NFC; a short name (FORM-18) is enough. */
export const socialNameSchema = optionalName(isShortName, SHORT_NAME_MESSAGE);

export const addressSchema = v.object({
  cep: v.pipe(cepSchema, v.transform(cepDigits)),
  logradouro: filledText(ADDRESS_TEXT_MAX),
  numero: filledText(10),
  complemento: v.optional(v.pipe(typedText(), complementSchema), ''),
  bairro: filledText(ADDRESS_TEXT_MAX),
  cidade: filledText(ADDRESS_TEXT_MAX),
  uf: v.pipe(requiredText(), v.picklist(stateCodes, STATE_MESSAGE)),
});

export type Address = v.InferOutput<typeof addressSchema>;

export const guardianSchema = v.object({
  nome: fullNameSchema,
  cpf: cpfSchema,
  telefone: phoneSchema,
  email: emailSchema,
});
export type Guardian = v.InferOutput<typeof guardianSchema>;

export const NEEDS_CONSENT_MESSAGE = 'Para guardar estas informações, precisamos da sua autorização.';

/** Something to accommodate the person for (ACCOUNT-2), by codes of the backend's lists (CATALOGUE-13). */
export const specialNeedSchema = v.object({
  tipo: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  nivel: optionalText(120),
});
export type SpecialNeed = v.InferOutput<typeof specialNeedSchema>;

/** The part of the person record (ACCOUNT-1) that only the account pages use; every field may be missing. */
export const personSheetSchema = v.object({
  rg: optionalText(20),
  orgaoExpedidor: optionalText(20),
  genero: optionalChoice(keysOf(genders)),
  certificadoMilitar: optionalText(20),
  tituloEleitor: optionalDigits(12),
  cnh: optionalDigits(11),
  categoriaCnh: optionalChoice(licenceCategories),
  renach: optionalThat(11, (text) => /^[A-Z]{2}\d{9}$/.test(text), 'Informe duas letras e nove números'),
  /** ISO 3166 code of the country. */
  nacionalidade: v.nullish(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Escolha um país')), 'BR'),
  estadoNaturalidade: optionalChoice(stateCodes),
  municipioNaturalidade: v.pipe(optionalText(ADDRESS_TEXT_MAX), v.nullable(birthplaceSchema)),
  nomePai: optionalNameSchema,
  nomeMae: optionalNameSchema,
  situacaoOcupacional: optionalChoice(keysOf(occupations)),
  raca: optionalChoice(keysOf(races)),
  escolaridade: v.nullish(
    v.object({
      nivel: v.picklist(keysOf(schoolLevels), 'Escolha uma das opções'),
      situacao: v.picklist(keysOf(schoolStates), 'Escolha uma das opções'),
    }),
    null,
  ),
  responsaveis: v.optional(v.pipe(v.array(guardianSchema), v.maxLength(MAX_GUARDIANS)), []),
  endereco: v.nullish(addressSchema, null),
});
