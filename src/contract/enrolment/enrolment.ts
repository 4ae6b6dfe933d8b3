import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { documentFormats, documentStates } from '#/domain/enrolment/enrolment-document.ts';
import { enrolmentProtocolSchema } from '#/domain/enrolment/enrolment-protocol.ts';
import { enrolmentStates } from '#/domain/enrolment/enrolment-state.ts';
import { incomeSchema } from '#/domain/enrolment/income-declaration.ts';
import { offerSchema, soldCourseSchema } from '../catalogue/course.ts';
import { purchaseGuardianSchema, storedPurchaseGuardianSchema } from '../purchasing/guardian.ts';
import { personFormSchema } from '../person-form.ts';
import { storedStudentSchema } from '../purchasing/purchase.ts';
import { waitingChancesSchema } from '../seats/waiting-list.ts';
import { brlSchema, daySchema, idParam, instantSchema, storedText, textSchema } from '../wire.ts';

export const enrolmentDocumentSchema = v.object({
  id: v.string(),
  /** Which of the documents that are asked for it is. */
  tipo: storedText,
  nome: storedText,
  formato: v.picklist(documentFormats),
  /** Bytes. */
  tamanho: v.number(),
  /** Null of a PDF that came before they were counted. */
  paginas: v.optional(v.nullable(v.number()), null),
  situacao: v.picklist(documentStates),
  criado_em: instantSchema,
});
export type EnrolmentDocument = v.InferOutput<typeof enrolmentDocumentSchema>;

export const enrolmentSchema = v.object({
  /** Protocol number. */
  protocolo: v.string(),
  estado: v.picklist(enrolmentStates),
  produto: soldCourseSchema,
  oferta: offerSchema,
  aluno: storedStudentSchema,
  /** Who answers for a student under 18. */
  responsavel: v.nullable(storedPurchaseGuardianSchema),
  /** Why it wasn't accepted. */
  motivo: v.nullable(v.string()),
  /** On the waiting list: 1 is next; null with a seat that is kept, and in every other state. */
  posicao: v.nullable(v.number()),
  /** How many wait in all; null in every other state. */
  na_fila: v.nullable(v.number()),
  /** Of who waits; null in every other state. */
  chances: v.optional(v.nullable(waitingChancesSchema), null),
  /** A seat is kept for the person until then. */
  convite_expira_em: v.nullable(instantSchema),
  /** Whether it may still be given up here. */
  pode_desistir: v.boolean(),
  /** What was declared for a grant. */
  renda: v.nullable(v.object({ familiar: brlSchema, pessoas: v.number() })),
  /** What was handed in, oldest first. */
  documentos: v.array(enrolmentDocumentSchema),
  /** Which documents can be handed in now; none in an offer that asks for nothing to be checked. */
  documentos_aceitos: v.array(v.string()),
  /** Their last day, of a person who holds a seat; without any by then it ends (ENROLMENT-19). */
  documentos_ate: v.optional(v.nullable(daySchema), null),
  criado_em: instantSchema,
  /** Oldest first. */
  historico: v.array(v.object({ estado: v.picklist(enrolmentStates), em: instantSchema })),
});
export type Enrolment = v.InferOutput<typeof enrolmentSchema>;

/**
 * Enrols in an offer that costs nothing, or asks for its grant, which the team decides on. A seat is taken,
 * or without one a place on the waiting list. Sent
 * again, it answers the enrolment there is. 404 `TURMA_NAO_ENCONTRADA`; 409 `TURMA_FECHADA`,
 * `DECLARACAO_MUDOU`, `MUITAS_INSCRICOES`, `MUITAS_LISTAS`; 422 with `campos` for age,
 * guardian and data.
 */
export const applyForOffer = oc
  .route({ method: 'POST', path: '/api/inscricao', successStatus: 201, summary: 'Inscrição gratuita' })
  .input(
    v.object({
      id_oferta: idParam,
      aluno: personFormSchema,
      /** Needed for a student under 18, and left out of account for others. */
      responsavel: v.optional(purchaseGuardianSchema),
      /** Version of the declaration that was accepted. */
      declaracao: textSchema(20),
      /** Needed for a grant, and left out of account for others. */
      renda: v.optional(v.object({ ...incomeSchema.entries, versao: textSchema(20) })),
    }),
  )
  .output(enrolmentSchema);

/** The person's enrolments, newest first; those of one offer where `id_oferta` is given. */
export const listEnrolments = oc
  .route({ method: 'GET', path: '/api/inscricoes', summary: 'Inscrições da pessoa' })
  .input(v.object({ id_oferta: v.optional(idParam) }))
  .output(v.array(enrolmentSchema));

const byProtocol = v.object({ protocolo: enrolmentProtocolSchema });

/**
 * Takes the seat that the waiting list keeps for the person. Again, it changes nothing. 404
 * `INSCRICAO_NAO_ENCONTRADA`, the same for a missing one and another person's; 409 `SEM_VAGA_GUARDADA`.
 */
export const takeReservedSeat = oc
  .route({ method: 'POST', path: '/api/inscricao/{protocolo}/confirmar', summary: 'Usa a vaga guardada' })
  .input(byProtocol)
  .output(enrolmentSchema);

/**
 * Gives the enrolment up; its seat goes to a person who waits. Again, it changes nothing. 404
 * `INSCRICAO_NAO_ENCONTRADA`; 409 `INSCRICAO_NAO_CANCELAVEL` once lessons have begun, and for one that wasn't
 * accepted.
 */
export const giveEnrolmentUp = oc
  .route({ method: 'POST', path: '/api/inscricao/{protocolo}/desistir', summary: 'Desiste da inscrição' })
  .input(byProtocol)
  .output(enrolmentSchema);
