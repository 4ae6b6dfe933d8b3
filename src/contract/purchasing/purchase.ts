import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { invoiceStates } from '#/domain/company/invoice.ts';
import { fundingSchema, settledPaymentSchema } from '#/domain/sale/assisted/assisted-terms.ts';
import { couponCodeSchema } from '#/domain/sale/coupon/coupon-code.ts';
import { reaisSchema } from '#/domain/sale/money-schema.ts';
import { refundStatuses } from '#/domain/sale/charge-state.ts';
import { acceptanceReasons, newAcceptanceStatuses } from '#/domain/sale/agreement/new-acceptance.ts';
import { paymentForms } from '#/domain/sale/payment-terms.ts';
import { idempotencyKeySchema, purchaseCodeSchema, purchaseDocuments } from '#/domain/sale/purchase-code.ts';
import { cardTokenSchema } from '#/domain/sale/card/card-token.ts';
import { purchaseStates } from '#/domain/sale/purchase-state.ts';
import { richTextSchema } from '../content/rich-text.ts';
import { soldCourseSchema, offerSchema } from '../catalogue/course.ts';
import { personFormSchema } from '../person-form.ts';
import { purchaseCardSchema } from './card.ts';
import {
  brlSchema,
  daySchema,
  idParam,
  instantSchema,
  integerParam,
  pageInput,
  pageOf,
  storedText,
} from '../wire.ts';
import { purchaseGuardianSchema, storedPurchaseGuardianSchema } from './guardian.ts';
import { typedText } from '#/domain/text/required.ts';

/**
 * What was kept of a student, which may be older than today's rules for the form; what is missing is empty.
 */
export const storedStudentSchema = v.object({
  nome: storedText,
  cpf: storedText,
  nascimento: storedText,
  telefone: storedText,
  email: storedText,
});

/** What was kept of a company; what is missing is empty. */
export const storedCompanySchema = v.object({ cnpj: storedText, razao_social: storedText });

/** Money on its way back, or back. */
export const refundSchema = v.object({
  status: v.picklist(refundStatuses),
  valor: brlSchema,
  /** How it was paid. */
  forma: v.picklist(paymentForms),
  motivo: v.string(),
  /** Null: the way it came; else the kind of target the buyer named. */
  destino: v.nullable(v.picklist(['pix', 'conta'])),
  /** Whether people of the school make it, by a transfer. */
  a_mao: v.optional(v.boolean(), false),
  /** Whether the buyer is asked where to, as it couldn't go back the way it came. */
  pede_destino: v.optional(v.boolean(), false),
  pedida_em: instantSchema,
  concluida_em: v.nullable(instantSchema),
});
export type Refund = v.InferOutput<typeof refundSchema>;

export const purchaseSchema = v.object({
  codigo: v.string(),
  estado: v.picklist(purchaseStates),
  produto: soldCourseSchema,
  oferta: offerSchema,
  aluno: storedStudentSchema,
  /** Who accepts and pays for a student under 18; null for a person who buys alone (GUARDIAN-1). */
  responsavel: v.nullable(storedPurchaseGuardianSchema),
  /**
   * Whether the contract is the reader's to accept and pay; who isn't may look and, before payment, cancel.
   */
  contratante: v.boolean(),
  /** Whether the reader studies: not a guardian, nor who bought for another person. */
  para_mim: v.optional(v.boolean(), true),
  /** The company that buys, for whom `aluno` acts; null for people (COMPANY-1). */
  empresa: v.optional(v.nullable(storedCompanySchema), null),
  /** Seats it holds; more than one only for a company. */
  vagas: v.optional(v.number(), 1),
  /** When what a company pays on invoice falls due, and whether it is paid; null for all others. */
  fatura: v.optional(
    v.nullable(v.object({ vencimento: daySchema, situacao: v.picklist(invoiceStates) })),
    null,
  ),
  preco_original: brlSchema,
  desconto: brlSchema,
  total: brlSchema,
  cupom: v.nullable(v.string()),
  forma: v.nullable(v.picklist(paymentForms)),
  parcelas: v.number(),
  /** How a seller settled that it is paid; null where the buyer chooses freely (ASSISTED-8). */
  condicoes: v.optional(v.nullable(settledPaymentSchema), null),
  /** Who pays in the student's place; null where the student does. */
  custeio: v.optional(v.nullable(fundingSchema), null),
  /** Whether the contact centre put it together. */
  assistida: v.optional(v.boolean(), false),
  /** The card it was paid with, or the newest that was tried; null when none was. */
  cartao: v.nullable(purchaseCardSchema),
  contrato: v.object({ versao: v.string(), sha256: v.string(), aceite_em: v.nullable(instantSchema) }),
  reserva_expira_em: instantSchema,
  pago_em: v.nullable(instantSchema),
  /** A browser told analytics of its payment already, or none is to. */
  medida: v.optional(v.boolean(), true),
  /**
   * How long it may be given up without a reason; null while it isn't paid, and once it is over otherwise.
   */
  arrependimento: v.nullable(v.object({ ate: daySchema, dias_restantes: v.number(), aberto: v.boolean() })),
  /**
   * Paid, and without an offer: until when another offer, or the money, may be chosen, and the move whose
   * difference is to be paid now. Null while there is nothing to choose.
   */
  escolha: v.nullable(
    v.object({
      ate: instantSchema,
      troca: v.nullable(v.object({ turma: v.string(), a_pagar: brlSchema, expira_em: instantSchema })),
    }),
  ),
  /**
   * What changed after it was accepted and is to be accepted again, or was, oldest first; without what
   * another took the place of.
   */
  novos_aceites: v.array(
    v.object({
      situacao: v.picklist(newAcceptanceStatuses),
      motivos: v.array(v.picklist(acceptanceReasons)),
      /** Asked because the offer has no date any more. */
      adiada: v.optional(v.literal(true)),
      pedido_em: instantSchema,
      responder_ate: daySchema,
      respondido_em: v.nullable(instantSchema),
    }),
  ),
  /** What the shop keeps, by the contract, of a purchase that was given up (REFUND-12). */
  retido: v.optional(brlSchema, 0),
  /** What the finance team gave back, oldest first. */
  devolvido_pela_equipe: v.optional(
    v.array(v.object({ valor: brlSchema, motivo: storedText, encerra: v.boolean(), em: instantSchema })),
    () => [],
  ),
  /** What banks hold back until they have decided a dispute, and since when; null while there is none. */
  contestacao: v.optional(v.nullable(v.object({ valor: brlSchema, desde: instantSchema })), null),
  /** What goes back, oldest first; a failed one that another took the place of isn't among them. */
  devolucoes: v.array(refundSchema),
  criado_em: instantSchema,
  /** Those that there are by now. */
  documentos: v.array(v.picklist(purchaseDocuments)),
  /** Due day of the first boleto that is overdue and still to be paid; null while there is none. */
  boleto_vencido: v.optional(v.nullable(daySchema), null),
  /** Oldest first. */
  historico: v.array(
    v.object({ estado: v.picklist(purchaseStates), detalhe: v.nullable(v.string()), em: instantSchema }),
  ),
});
export type Purchase = v.InferOutput<typeof purchaseSchema>;

/**
 * Holds one seat and fixes the price. 409 `PRECO_MUDOU` when it isn't the one shown, `VAGAS_ESGOTADAS`,
 * `TURMA_FECHADA`, `COMPRA_EM_ANDAMENTO` with the code of the purchase under way in `campos.compra`,
 * `MUITAS_RESERVAS` while too many wait for payment; 422 with `campos` for age, coupon, guardian or student
 * data, `CHAVE_JA_USADA` when the key came with another body; 429 `TURMA_RESERVADA_DEMAIS`,
 * `MUITAS_COMPRAS`, `MUITAS_RESERVAS_DA_REDE`, with `Retry-After`. The same Idempotency-Key with the same
 * body returns the same purchase.
 */
export const createPurchase = oc
  .route({
    method: 'POST',
    path: '/api/compra',
    inputStructure: 'detailed',
    successStatus: 201,
    summary: 'Reserva a vaga e cria a compra',
  })
  .input(
    v.object({
      headers: v.object({ 'idempotency-key': idempotencyKeySchema }),
      body: v.object({
        id_oferta: idParam,
        aluno: personFormSchema,
        /** Needed for a student under 18, and left out of account for others. */
        responsavel: v.optional(purchaseGuardianSchema),
        cupom: v.optional(v.pipe(typedText(), v.toUpperCase(), v.maxLength(20))),
        /** What the buyer was shown that it costs; what costs another amount isn't bought. */
        total: v.optional(reaisSchema),
      }),
    }),
  )
  .output(purchaseSchema);

const byCode = v.object({ codigo: purchaseCodeSchema });

export const listPurchases = oc
  .route({ method: 'GET', path: '/api/compras', summary: 'Compras da pessoa' })
  .input(pageInput)
  .output(pageOf(purchaseSchema));

/** 404 `COMPRA_NAO_ENCONTRADA`, the same for a missing purchase and another person's. */
export const getPurchase = oc
  .route({ method: 'GET', path: '/api/compra/{codigo}', summary: 'Compra' })
  .input(byCode)
  .output(purchaseSchema);

export const termsSchema = v.object({
  versao: v.string(),
  /** What is hashed: Markdown where `conteudo` shows it. */
  texto: v.string(),
  sha256: v.string(),
  /** Absent for a text without Markdown. */
  conteudo: v.optional(richTextSchema),
});
export type Terms = v.InferOutput<typeof termsSchema>;

/** The terms a buyer of this offer accepts now. */
export const getTerms = oc
  .route({ method: 'GET', path: '/api/contrato', summary: 'Contrato vigente' })
  .input(v.object({ id_oferta: idParam }))
  .output(termsSchema);

/**
 * Accepts the terms in force, also when they are newer than those the purchase was made with. 409
 * `CONTRATO_MUDOU` when version or hash are those of another: read `GET /api/contrato` and ask again.
 * Accepting twice changes nothing.
 */
export const acceptTerms = oc
  .route({ method: 'POST', path: '/api/compra/{codigo}/aceite', summary: 'Aceita o contrato' })
  .input(v.object({ ...byCode.entries, versao: v.string(), sha256: v.string() }))
  .output(purchaseSchema);

/**
 * Chooses or changes the payment method; the seat stays held. A card needs the `token` that its provider's
 * page made: what became of it stands in `cartao` of the answer. Sent again with the same token, it answers
 * the same try. 409 `CARTAO_EM_ANDAMENTO` while the try before wasn't answered, `CARTAO_SEM_TENTATIVAS` after
 * five.
 */
export const choosePayment = oc
  .route({ method: 'POST', path: '/api/compra/{codigo}/pagamento', summary: 'Escolhe a forma de pagamento' })
  .input(
    v.object({
      ...byCode.entries,
      forma: v.picklist(paymentForms),
      parcelas: v.optional(v.pipe(integerParam, v.minValue(1), v.maxValue(36)), 1),
      token: v.optional(cardTokenSchema),
    }),
  )
  .output(purchaseSchema);

/**
 * Before payment: a coupon, or another one, that makes it cheaper. The seat stays held, and how to pay is to
 * be chosen again. 422 `CUPOM_INVALIDO` with the reason, `PRECO_COMBINADO`; 409 as the choice of payment.
 */
export const changeCoupon = oc
  .route({ method: 'POST', path: '/api/compra/{codigo}/cupom', summary: 'Usa um cupom antes de pagar' })
  .input(v.object({ ...byCode.entries, cupom: couponCodeSchema }))
  .output(purchaseSchema);

/** Before payment only; frees the seat. 409 `COMPRA_NAO_CANCELAVEL` otherwise. */
export const cancelPurchase = oc
  .route({ method: 'POST', path: '/api/compra/{codigo}/cancelar', summary: 'Cancela antes do pagamento' })
  .input(byCode)
  .output(purchaseSchema);

/**
 * Takes it upon a browser to tell analytics that the purchase was paid (ANALYTICS-3): `contar` for the first
 * that asks once it is, false before and for all others. 403 `COMPRA_DO_RESPONSAVEL` to a guardian's student.
 */
export const claimMeasurement = oc
  .route({
    method: 'POST',
    path: '/api/compra/{codigo}/medicao',
    summary: 'Reserva para um navegador a medição de uma compra paga',
  })
  .input(byCode)
  .output(v.object({ contar: v.boolean() }));
