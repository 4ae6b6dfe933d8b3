import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { cpfSchema } from '#/domain/person/cpf.ts';
import {
  employerAnswers,
  fundingSchema,
  fundingWishSchema,
  MOST_DISCOUNT,
  proposalKinds,
  settledPaymentSchema,
} from '#/domain/sale/assisted/assisted-terms.ts';
import { proposalStates } from '#/domain/sale/assisted/proposal-state.ts';
import { purchaseStates } from '#/domain/sale/purchase-state.ts';
import { personFormSchema } from '../person-form.ts';
import { purchaseSchema } from '../purchasing/purchase.ts';
import { brlSchema, idParam, instantSchema, textSchema } from '../wire.ts';

const path = '/api/compra-assistida';

/**
 * Whom a CPF belongs to, for a person who sells: of a person the shop knows, name and contact are masked.
 * Counted and written to the audit log. 429 `MUITAS_TENTATIVAS`.
 */
export const findStudent = oc
  .route({ method: 'POST', path: `${path}/aluno`, summary: 'Procura o aluno pelo CPF' })
  .input(v.object({ cpf: cpfSchema }))
  .output(
    v.object({
      conhecido: v.boolean(),
      nome: v.nullable(v.string()),
      email: v.nullable(v.string()),
      telefone: v.nullable(v.string()),
    }),
  );

export const proposalSchema = v.object({
  id: v.number(),
  tipo: v.picklist(proposalKinds),
  situacao: v.picklist(proposalStates),
  /** State of the purchase that came of it; null while none did. */
  compra: v.nullable(v.picklist(purchaseStates)),
  produto: purchaseSchema.entries.produto,
  oferta: purchaseSchema.entries.oferta,
  /** Masked, but for the name of a person who has bought or whom the seller registered. */
  aluno: v.object({ nome: v.string(), cpf: v.string(), email: v.nullable(v.string()) }),
  vendedor: v.object({ nome: v.string() }),
  /** Whether the reader made it. */
  propria: v.boolean(),
  preco_original: brlSchema,
  desconto_percentual: v.number(),
  total: brlSchema,
  motivo: v.nullable(v.string()),
  condicoes: v.nullable(settledPaymentSchema),
  custeio: v.nullable(fundingSchema),
  /** Where the employer confirms it, for a person who sells; null where there is none to ask. */
  email_empresa: v.optional(v.nullable(v.string()), null),
  /** What the employer said; null while it hasn't. */
  resposta_empresa: v.optional(v.nullable(v.picklist(employerAnswers)), null),
  /** Why the supervisor didn't approve it. */
  recusa: v.optional(v.nullable(v.string()), null),
  /** The link to hand over; null unless it is good. */
  url: v.nullable(v.string()),
  expira_em: instantSchema,
  enviado_em: v.nullable(instantSchema),
  /** From when on it can be sent again; null: never again. */
  reenviar_em: v.nullable(instantSchema),
  criada_em: instantSchema,
});
export type Proposal = v.InferOutput<typeof proposalSchema>;

/**
 * Puts a purchase together for a student and makes its link, good for 72 hours; above the seller's own
 * discount once a supervisor approves. It holds no seat. 404 `TURMA_NAO_ENCONTRADA`; 409 `TURMA_FECHADA`,
 * `LINK_EM_ABERTO` with the id of the one there is in `campos.proposta`; 422 with `campos`,
 * `ALUNO_DESCONHECIDO` when the CPF needs the student's data, `ALUNO_CONHECIDO` when it has them already.
 */
export const makeProposal = oc
  .route({ method: 'POST', path, successStatus: 201, summary: 'Monta a compra e cria o link do aluno' })
  .input(
    v.object({
      id_oferta: idParam,
      cpf: cpfSchema,
      /** Of a student the shop doesn't know. */
      aluno: v.optional(personFormSchema),
      desconto_percentual: v.optional(
        v.pipe(
          v.number('Informe um número inteiro'),
          v.integer('Informe um número inteiro'),
          v.minValue(0, 'O desconto não pode ser negativo'),
          v.maxValue(MOST_DISCOUNT, `O desconto vai até ${MOST_DISCOUNT}%`),
        ),
        0,
      ),
      motivo: v.optional(textSchema(300), ''),
      condicoes: v.optional(v.nullable(settledPaymentSchema), null),
    }),
  )
  .output(proposalSchema);

/**
 * The same without payment: an employer or a grant pays, and the student only accepts. A supervisor approves
 * it, then the employer is asked by mail, and then the student gets the link. Errors as of `makeProposal`,
 * and 422 `SEM_SUPERVISOR`.
 */
export const makeFundedProposal = oc
  .route({
    method: 'POST',
    path: '/api/matricula-assistida',
    successStatus: 201,
    summary: 'Monta a matrícula paga por empresa ou bolsa',
  })
  .input(
    v.object({
      id_oferta: idParam,
      cpf: cpfSchema,
      /** Of a student the shop doesn't know. */
      aluno: v.optional(personFormSchema),
      custeio: fundingWishSchema,
    }),
  )
  .output(proposalSchema);

const byId = v.object({ id: idParam });

/** The own ones, and those of the team for a supervisor. 404 `PROPOSTA_NAO_ENCONTRADA` for any other. */
export const getProposal = oc
  .route({ method: 'GET', path: `${path}/{id}`, summary: 'Compra assistida' })
  .input(byId)
  .output(proposalSchema);

/** The seller's own terms: what discount they may give, in per cent. */
export const getSellerTerms = oc
  .route({ method: 'GET', path: `${path}/limites`, summary: 'Limites de quem vende' })
  .input(v.object({}))
  .output(v.object({ desconto_maximo: v.number() }));

/**
 * Sends the student a new link, good for 72 hours more; the one before is dead. 409 `LINK_ENCERRADO`; 429
 * `MUITOS_ENVIOS`.
 */
export const resendProposal = oc
  .route({ method: 'POST', path: `${path}/{id}/reenviar`, summary: 'Envia outro link ao aluno' })
  .input(byId)
  .output(proposalSchema);

/** Kills the link; a purchase that came of it stays. 409 `LINK_ENCERRADO`. */
export const cancelProposal = oc
  .route({ method: 'POST', path: `${path}/{id}/cancelar`, summary: 'Cancela o link' })
  .input(byId)
  .output(proposalSchema);

/**
 * A supervisor's word on a discount of the team, or on a seat that an employer or a grant pays for, which is
 * refused with a reason. 409 `DESCONTO_DECIDIDO` once there is one; 422 without that reason.
 */
export const decideDiscount = oc
  .route({ method: 'POST', path: `${path}/{id}/desconto`, summary: 'Aprova ou recusa o desconto' })
  .input(
    v.object({
      id: idParam,
      decisao: v.picklist(['APROVADO', 'RECUSADO']),
      /** The seller reads it. */
      motivo: v.optional(textSchema(300), ''),
    }),
  )
  .output(proposalSchema);

/** Discounts and funded seats of the team that wait for the supervisor, oldest first. */
export const listPendingDiscounts = oc
  .route({ method: 'GET', path: `${path}/descontos`, summary: 'Descontos que esperam por aprovação' })
  .input(v.object({}))
  .output(v.object({ itens: v.array(proposalSchema) }));
