import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { loginKinds } from '#/domain/person/login-kind.ts';
import { purchaseStates } from '#/domain/sale/purchase-state.ts';
import { idParam, instantSchema, storedText, textSchema } from '../wire.ts';
import { accountSessionSchema } from './account.ts';
import { consentSchema } from './privacy.ts';

const path = '/api/gestao/pessoas';
const byId = v.object({ id: idParam });

const foundPersonSchema = v.object({ id: v.number(), nome: storedText, cpf: v.string() });
export type FoundPerson = v.InferOutput<typeof foundPersonSchema>;

const deskPersonSchema = v.object({
  ...foundPersonSchema.entries,
  nome_social: v.nullable(storedText),
  /** The main one first. */
  telefones: v.array(v.string()),
  criado_em: instantSchema,
  /** Whether that is the reader. */
  voce: v.boolean(),
  acessos: v.array(
    v.object({
      id: v.number(),
      tipo: v.picklist(loginKinds),
      email: storedText,
      email_confirmado_em: v.nullable(instantSchema),
      segundo_fator: v.boolean(),
      criado_em: instantSchema,
      desativado_em: v.nullable(instantSchema),
    }),
  ),
  /** The latest 50 that they made or are the guardian of. */
  compras: v.array(
    v.object({
      codigo: v.string(),
      estado: v.picklist(purchaseStates),
      curso: v.string(),
      criado_em: instantSchema,
      contrato: v.object({ versao: v.string(), aceite_em: v.nullable(instantSchema) }),
    }),
  ),
  consentimentos: v.array(consentSchema),
  /** Open ones, the last used first. */
  sessoes: v.array(v.object({ ...accountSessionSchema.entries })),
});
export type DeskPerson = v.InferOutput<typeof deskPersonSchema>;

/** By the whole CPF or the whole e-mail of a login; nothing else finds anyone. Written to the audit log. */
export const findPeople = oc
  .route({ method: 'GET', path, summary: 'Procura uma pessoa pelo CPF ou e-mail' })
  .input(v.object({ busca: textSchema(254) }))
  .output(v.object({ itens: v.array(foundPersonSchema) }));

/** Written to the audit log. 404 `PESSOA_NAO_ENCONTRADA`, also once they were erased. */
export const getPerson = oc
  .route({ method: 'GET', path: `${path}/{id}`, summary: 'O que a loja sabe do acesso de uma pessoa' })
  .input(byId)
  .output(deskPersonSchema);

/** 404 `PESSOA_NAO_ENCONTRADA`, 409 `PROPRIO_ACESSO`. */
export const endPersonSessions = oc
  .route({
    method: 'POST',
    path: `${path}/{id}/sessoes/fim`,
    summary: 'Encerra todas as sessões de uma pessoa',
  })
  .input(byId)
  .output(v.object({ ok: v.literal(true) }));
