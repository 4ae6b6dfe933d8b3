import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { birthDateSchema } from '#/domain/person/birth-date.ts';
import { fullNameSchema } from '#/domain/person/full-name.ts';
import { currentPasswordSchema, passwordSchema } from '#/domain/person/password.ts';
import {
  guardianSchema,
  MAX_GUARDIANS,
  MAX_PHONES,
  personSheetSchema,
  socialNameSchema,
  specialNeedSchema,
} from '#/domain/person/person-record.ts';
import { phoneNumberDigitsSchema, phoneNumberSchema } from '../phone-number.ts';
import { instantSchema, optionalStoredText, textSchema } from '../wire.ts';
import { storedSheetSchema } from './stored-person.ts';

/** The whole person record (ACCOUNT-1). */
export const personRecordSchema = v.object({
  idPessoa: v.number(),
  nome: v.string(),
  nomeSocial: v.nullable(v.string()),
  /** 000.000.000-00 */
  cpf: v.nullable(v.string()),
  nascimento: v.nullable(v.string()),
  /** Plain digits with DDD, the main one first. */
  telefones: v.array(v.string()),
  ...storedSheetSchema.entries,
  /** Kept apart: they change by `PUT /api/necessidades-especiais` only. */
  necessidadesEspeciais: v.array(v.object({ tipo: v.string(), nivel: optionalStoredText })),
});
export type PersonRecord = v.InferOutput<typeof personRecordSchema>;

/** Fields left out stay as they are, so that each form of the account page sends its own. */
export const personRecordChangeSchema = v.object({
  nome: v.optional(fullNameSchema),
  nomeSocial: v.optional(socialNameSchema),
  /** May be sent, but only sets a CPF where the person has none. */
  cpf: v.optional(v.nullable(textSchema(14))),
  nascimento: v.optional(birthDateSchema),
  telefones: v.optional(
    v.pipe(
      v.array(phoneNumberDigitsSchema),
      v.minLength(1, 'Informe pelo menos um telefone'),
      v.maxLength(MAX_PHONES, 'Informe até cinco telefones'),
    ),
  ),
  /** Asked for when the phones change, 422 `SENHA_INCORRETA`; the first one may be given without. */
  senha: v.optional(currentPasswordSchema),
  ...v.partial(personSheetSchema).entries,
  responsaveis: v.optional(
    v.pipe(
      v.array(v.object({ ...guardianSchema.entries, telefone: phoneNumberSchema })),
      v.maxLength(MAX_GUARDIANS),
    ),
  ),
});
export type PersonRecordChange = v.InferInput<typeof personRecordChangeSchema>;

export const getPersonRecord = oc
  .route({ method: 'GET', path: '/api/minha-conta', summary: 'Cadastro completo da pessoa' })
  .output(personRecordSchema);

export const updatePersonRecord = oc
  .route({ method: 'PUT', path: '/api/minha-conta', summary: 'Atualiza o cadastro' })
  .input(personRecordChangeSchema)
  .output(personRecordSchema);

export const specialNeedsChoiceSchema = v.object({
  /** Version of the text agreed to. */
  versao: textSchema(20),
  consentimento: v.boolean(),
  necessidades: v.pipe(v.array(specialNeedSchema), v.maxLength(20)),
});
export type SpecialNeedsChoice = v.InferOutput<typeof specialNeedsChoiceSchema>;

/**
 * Keeps what the person needs in offer, only while they agree to it; without consent everything of it is
 * erased. 409 `TEXTO_MUDOU` when the text agreed to has changed meanwhile.
 */
export const setSpecialNeeds = oc
  .route({ method: 'PUT', path: '/api/necessidades-especiais', summary: 'Guarda necessidades específicas' })
  .input(specialNeedsChoiceSchema)
  .output(v.object({ consentimento: v.boolean(), necessidades: v.array(specialNeedSchema) }));

/** Erases what the law lets go; keeps fiscal records without contact data (ACCOUNT-5). */
export const eraseAccount = oc
  .route({ method: 'DELETE', path: '/api/minha-conta', summary: 'Exclui a conta' })
  .input(v.object({ senha: currentPasswordSchema }))
  .output(v.object({ ok: v.literal(true) }));

/** Needs the current password; ends every other session. */
export const changePassword = oc
  .route({ method: 'PUT', path: '/api/senha', summary: 'Troca a senha' })
  .input(v.object({ senhaAtual: currentPasswordSchema, senhaNova: passwordSchema }))
  .output(v.object({ ok: v.literal(true) }));

export const accountSessionSchema = v.object({
  id: v.string(),
  criadaEm: instantSchema,
  usadaEm: instantSchema,
  /** From where it was last used, as networks are counted; null while it isn't known. */
  rede: v.nullable(v.string()),
  /** The browser as it called itself. */
  agente: v.nullable(v.string()),
  /** The session that asks. */
  atual: v.boolean(),
});
export type AccountSession = v.InferOutput<typeof accountSessionSchema>;

/** Open sessions of the person, the last used first. */
export const listSessions = oc
  .route({ method: 'GET', path: '/api/sessoes', summary: 'Sessões abertas' })
  .output(v.array(accountSessionSchema));

/**
 * Needs the password, 422 `SENHA_INCORRETA`; 404 for another person's, an ended one and one that never was.
 */
export const endSession = oc
  .route({ method: 'DELETE', path: '/api/sessoes/{id}', summary: 'Encerra uma sessão' })
  .input(v.object({ id: textSchema(36), senha: currentPasswordSchema }))
  .output(v.object({ ok: v.literal(true) }));

/** Ends every session of the person but the one that asks. 422 `SENHA_INCORRETA`. */
export const endOtherSessions = oc
  .route({ method: 'DELETE', path: '/api/sessoes', summary: 'Encerra as outras sessões' })
  .input(v.object({ senha: currentPasswordSchema }))
  .output(v.object({ ok: v.literal(true) }));
