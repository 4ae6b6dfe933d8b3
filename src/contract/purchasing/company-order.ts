import { oc } from '@orpc/contract';
import * as v from 'valibot';
import {
  companySchema,
  listedStudentSchema,
  MOST_SEATS,
  SEATS_MESSAGE,
  seatStates,
} from '#/domain/company/company-order.ts';
import { invoiceOfferings } from '#/domain/company/invoice.ts';
import { idempotencyKeySchema, purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { offerSchema, soldCourseSchema } from '../catalogue/course.ts';
import { brlSchema, daySchema, idParam, instantSchema, integerParam, storedText } from '../wire.ts';
import { purchaseSchema } from './purchase.ts';

const seatCount = v.pipe(
  v.number(SEATS_MESSAGE),
  v.integer(SEATS_MESSAGE),
  v.minValue(1, SEATS_MESSAGE),
  v.maxValue(MOST_SEATS, SEATS_MESSAGE),
);

/**
 * Holds several seats of one offer for a company, all or none, as one purchase (COMPANY-1). 409
 * `VAGAS_INSUFICIENTES`, `TURMA_FECHADA`, `COMPRA_EM_ANDAMENTO` while an order of the offer isn't paid;
 * 422 with `campos` for company, seats and each student (`alunos.{n}.{campo}`), `CHAVE_JA_USADA`; 429 as of
 * `POST /api/compra`. The same Idempotency-Key with the same body returns the same order.
 */
export const createCompanyOrder = oc
  .route({
    method: 'POST',
    path: '/api/compra-empresa',
    inputStructure: 'detailed',
    successStatus: 201,
    summary: 'Reserva várias vagas de uma turma para uma empresa',
  })
  .input(
    v.object({
      headers: v.object({ 'idempotency-key': idempotencyKeySchema }),
      body: v.object({
        id_oferta: idParam,
        empresa: companySchema,
        /** At least as many as there are students; the others can be named later. */
        vagas: seatCount,
        alunos: v.pipe(v.array(listedStudentSchema), v.maxLength(MOST_SEATS, SEATS_MESSAGE)),
      }),
    }),
  )
  .output(purchaseSchema);

const byCode = v.object({ codigo: purchaseCodeSchema });
const bySeat = v.object({
  ...byCode.entries,
  posicao: v.pipe(integerParam, v.minValue(1), v.maxValue(MOST_SEATS)),
});

/** What became of a company's asking to pay on invoice: open without a refusal. */
export const invoiceRequestSchema = v.object({
  pedido_em: instantSchema,
  recusa: v.nullable(
    v.object({
      motivo: storedText,
      /** From when on it may be asked for again. */
      novo_pedido_em: daySchema,
    }),
  ),
});
export type InvoiceRequest = v.InferOutput<typeof invoiceRequestSchema>;

/** Whether, until when and how much more may be owed; null where the finance team has allowed nothing. */
export const invoiceOfferSchema = v.object({
  situacao: v.picklist(invoiceOfferings),
  vencimento: daySchema,
  disponivel: v.nullable(brlSchema),
  /** Only of a person who isn't allowed it, once they have asked. */
  pedido: v.optional(v.nullable(invoiceRequestSchema), null),
});
export type InvoiceOffer = v.InferOutput<typeof invoiceOfferSchema>;

/** Whether an order that waits for payment may be paid 30 days on invoice. 404 as `getCompanySeats`. */
export const getInvoiceOffer = oc
  .route({ method: 'GET', path: '/api/compra-empresa/{codigo}/fatura', summary: 'Pagamento em 30 dias' })
  .input(byCode)
  .output(invoiceOfferSchema);

/**
 * Confirms the seats at once; one boleto is due 30 days later. 409 `FATURA_NAO_PERMITIDA`, `FATURA_VENCIDA`,
 * `LIMITE_DA_FATURA`, `ACEITE_PENDENTE` before the terms are accepted. Asking again changes nothing.
 */
export const invoiceOrder = oc
  .route({
    method: 'POST',
    path: '/api/compra-empresa/{codigo}/fatura',
    summary: 'Fatura o pedido em 30 dias',
  })
  .input(byCode)
  .output(purchaseSchema);

/**
 * Asks the finance team to let the company of an order pay on invoice. One request is open a company: asking
 * again changes nothing, and neither does asking for what is allowed. 404 as `getCompanySeats`; 409
 * `PEDIDO_DE_FATURA_RECUSADO` for 30 days after a refusal.
 */
export const askForInvoice = oc
  .route({
    method: 'POST',
    path: '/api/compra-empresa/{codigo}/fatura/pedido',
    summary: 'Pede ao financeiro para pagar em 30 dias',
  })
  .input(byCode)
  .output(invoiceOfferSchema);

export const companySeatSchema = v.object({
  /** From 1. */
  posicao: v.number(),
  estado: v.picklist(seatStates),
  aluno: v.nullable(
    v.object({
      nome: storedText,
      cpf: storedText,
      email: storedText,
      /** Who accepts for a student under 18. */
      responsavel: v.optional(
        v.fallback(v.nullable(v.object({ nome: storedText, email: storedText })), null),
        null,
      ),
    }),
  ),
  aceite_em: v.nullable(instantSchema),
  /** From when on the link can be sent again; null: not now, or never again. */
  reenviar_em: v.nullable(instantSchema),
});
export type CompanySeat = v.InferOutput<typeof companySeatSchema>;

export const companySeatsSchema = v.object({
  /** Whether seats that no one accepted may be named: until the offer begins. */
  pode_nomear: v.boolean(),
  vagas: v.array(companySeatSchema),
});
export type CompanySeats = v.InferOutput<typeof companySeatsSchema>;

/**
 * The seats of an order, for a person who made it. 404 as of `GET /api/compra/{codigo}`, also for other
 * purchases.
 */
export const getCompanySeats = oc
  .route({ method: 'GET', path: '/api/compra-empresa/{codigo}/vagas', summary: 'Vagas de um pedido' })
  .input(byCode)
  .output(companySeatsSchema);

/**
 * Says who gets a seat that no one has accepted; a link that was sent is dead. 409 `VAGA_NAO_NOMEAVEL`; 422
 * with `campos`, also for a person who has a seat of the offer already; 429 `MUITOS_ENVIOS` once so many
 * invitations were sent for the seat, to any address.
 */
export const nameCompanySeat = oc
  .route({
    method: 'PUT',
    path: '/api/compra-empresa/{codigo}/vagas/{posicao}',
    summary: 'Diz quem fica com uma vaga',
  })
  .input(v.object({ ...bySeat.entries, aluno: listedStudentSchema }))
  .output(companySeatsSchema);

/** Sends a student a new link; the one before is dead. 409 `VAGA_SEM_CONVITE`; 429 `MUITOS_ENVIOS`. */
export const resendSeatLink = oc
  .route({
    method: 'POST',
    path: '/api/compra-empresa/{codigo}/vagas/{posicao}/reenviar',
    summary: 'Envia outro convite',
  })
  .input(bySeat)
  .output(companySeatsSchema);

export const seatInvitationSchema = v.object({
  empresa: storedText,
  /** Who studies. */
  nome: storedText,
  /** Whether the link is the guardian's, who accepts for them. */
  do_responsavel: v.optional(v.boolean(), false),
  produto: soldCourseSchema,
  oferta: offerSchema,
  aceite_em: v.nullable(instantSchema),
});
export type SeatInvitation = v.InferOutput<typeof seatInvitationSchema>;

const path = '/api/vaga-empresa/{convite}';
const byLink = v.object({ convite: v.pipe(v.string(), v.maxLength(300)) });

/**
 * The seat a student is offered; looking uses nothing up. 410 `LINK_SEM_VALIDADE`; 403
 * `LINK_DE_OUTRA_PESSOA` for everyone but who is named, or their guardian for a person who is under 18, and
 * `RESPONSAVEL_MENOR` for a guardian who isn't of age by their own account.
 */
export const readSeatLink = oc
  .route({ method: 'GET', path, summary: 'Vaga de um convite de empresa' })
  .input(byLink)
  .output(seatInvitationSchema);

/** Accepts seat and terms. 409 `CONTRATO_MUDOU`; else as `readSeatLink`. Accepting again changes nothing. */
export const acceptSeat = oc
  .route({ method: 'POST', path, summary: 'Aceita a vaga e o contrato' })
  .input(v.object({ ...byLink.entries, versao: v.string(), sha256: v.string() }))
  .output(seatInvitationSchema);
