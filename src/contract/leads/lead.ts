import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { LEAD_NOTE_LENGTH, leadKinds, leadStates } from '#/domain/lead/lead.ts';
import { idParam, instantSchema, storedText, textSchema, pageOf, pageParam } from '../wire.ts';

export const leadSchema = v.object({
  tipo: v.picklist(leadKinds),
  id: v.number(),
  nome: storedText,
  /** Plain digits with DDD. */
  telefone: storedText,
  email: v.nullable(v.string()),
  /** Of a company; null for a person who wants to be called back. */
  empresa: v.nullable(
    v.object({
      nome: v.string(),
      cnpj: v.string(),
      cidade: v.string(),
      pessoas: v.number(),
      mensagem: v.string(),
    }),
  ),
  situacao: v.picklist(leadStates),
  /** Who works on it. */
  atendente: v.nullable(v.string()),
  /** Whether the reader may change it. */
  editavel: v.boolean(),
  nota: v.nullable(v.string()),
  criado_em: instantSchema,
});
export type Lead = v.InferOutput<typeof leadSchema>;

/** Who wants to be contacted, open ones first, then oldest first; 10 a page. */
export const listLeads = oc
  .route({ method: 'GET', path: '/api/contatos', summary: 'Pessoas e empresas a contatar' })
  .input(
    v.object({
      tipo: v.optional(v.picklist(leadKinds)),
      situacao: v.optional(v.picklist(leadStates)),
      pagina: pageParam,
    }),
  )
  .output(pageOf(leadSchema));

/**
 * Takes a lead, notes something, or is done with it. 404 `CONTATO_NAO_ENCONTRADO`; 409 `CONTATO_DE_OUTRO` for
 * one that another seller took.
 */
export const workOnLead = oc
  .route({ method: 'PUT', path: '/api/contatos/{tipo}/{id}', summary: 'Atende um contato' })
  .input(
    v.object({
      tipo: v.picklist(leadKinds),
      id: idParam,
      situacao: v.picklist(leadStates),
      nota: v.optional(textSchema(LEAD_NOTE_LENGTH), ''),
    }),
  )
  .output(v.object({ situacao: v.picklist(leadStates) }));
