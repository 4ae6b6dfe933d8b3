import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { emailSchema } from '#/domain/person/email.ts';
import {
  dataRequestKinds,
  dataRequestStates,
  requestChannelLabels,
  type RequestChannel,
  requesterNameSchema,
  requestTextSchema,
  staffChannels,
} from '#/domain/privacy/data-request.ts';
import { daySchema, idParam, instantSchema, integerParam, pageOf, pageParam, storedText } from '../wire.ts';

const channels = Object.keys(requestChannelLabels) as RequestChannel[];

const ownSchema = v.object({
  id: v.number(),
  tipo: v.picklist(dataRequestKinds),
  estado: v.picklist(dataRequestStates),
  canal: v.picklist(channels),
  pedido: storedText,
  recebida_em: instantSchema,
  /** The last day for the answer. */
  prazo: daySchema,
  resposta: v.nullable(storedText),
  respondida_em: v.nullable(instantSchema),
});
export type OwnDataRequest = v.InferOutput<typeof ownSchema>;

const deskSchema = v.object({
  ...ownSchema.entries,
  nome: storedText,
  /** Null where there is no way to write to the person. */
  email: v.nullable(storedText),
  id_pessoa: v.nullable(v.number()),
  /** Who works on it; null while no one does. */
  responsavel: v.nullable(storedText),
  /** The caller is the one who works on it. */
  sua: v.boolean(),
  atrasada: v.boolean(),
  versao: v.number(),
});
export type DeskDataRequest = v.InferOutput<typeof deskSchema>;

const own = '/api/minhas-solicitacoes';
const desk = '/api/gestao/solicitacoes';
const version = v.pipe(integerParam, v.minValue(1));
const stored = v.object({ versao: v.number() });

/** The caller's requests by the data protection law, the latest first. */
export const listOwnDataRequests = oc
  .route({ method: 'GET', path: own, summary: 'Minhas solicitações de privacidade' })
  .output(v.array(ownSchema));

/** 409 `MUITAS_SOLICITACOES` with three that aren't answered. */
export const sendDataRequest = oc
  .route({ method: 'POST', path: own, successStatus: 201, summary: 'Pede algo sobre os próprios dados' })
  .input(v.object({ tipo: v.picklist(dataRequestKinds), pedido: requestTextSchema }))
  .output(v.object({ id: v.number() }));

/** Open ones: the first due first. Answered ones: the latest first. */
export const listDataRequests = oc
  .route({ method: 'GET', path: desk, summary: 'Solicitações de privacidade' })
  .input(
    v.object({ situacao: v.optional(v.picklist(['abertas', 'respondidas']), 'abertas'), pagina: pageParam }),
  )
  .output(pageOf(deskSchema));

/** 404 `SOLICITACAO_NAO_ENCONTRADA`. */
export const getDataRequest = oc
  .route({ method: 'GET', path: `${desk}/{id}`, summary: 'Uma solicitação de privacidade' })
  .input(v.object({ id: idParam }))
  .output(deskSchema);

/** One that came by mail, by phone or at the school. 422 `DATA_INVALIDA` for a day to come. */
export const addDataRequest = oc
  .route({ method: 'POST', path: desk, successStatus: 201, summary: 'Registra uma solicitação' })
  .input(
    v.object({
      tipo: v.picklist(dataRequestKinds),
      canal: v.picklist(staffChannels),
      nome: requesterNameSchema,
      email: v.nullable(emailSchema),
      recebida_em: daySchema,
      pedido: requestTextSchema,
    }),
  )
  .output(v.object({ id: v.number() }));

/** The caller works on it from now on. 404 as above, 409 `SOLICITACAO_ALTERADA`, `SOLICITACAO_RESPONDIDA`. */
export const takeDataRequest = oc
  .route({ method: 'POST', path: `${desk}/{id}/responsavel`, summary: 'Assume uma solicitação' })
  .input(v.object({ id: idParam, versao: version }))
  .output(stored);

/** Says what was done, and writes to the person. Errors as {@link takeDataRequest}. */
export const answerDataRequest = oc
  .route({ method: 'POST', path: `${desk}/{id}/resposta`, summary: 'Responde uma solicitação' })
  .input(v.object({ id: idParam, versao: version, resposta: requestTextSchema }))
  .output(stored);
