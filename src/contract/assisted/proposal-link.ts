import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { passwordSchema } from '#/domain/person/password.ts';
import { fundingSchema, proposalKinds, settledPaymentSchema } from '#/domain/sale/assisted/assisted-terms.ts';
import { purchaseStates } from '#/domain/sale/purchase-state.ts';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import { purchaseGuardianSchema } from '../purchasing/guardian.ts';
import { purchaseSchema, storedStudentSchema } from '../purchasing/purchase.ts';
import { brlSchema, instantSchema } from '../wire.ts';
import { typedText } from '#/domain/text/required.ts';

const path = '/api/compra-assistida/link/{link}';
const byLink = v.object({ link: v.pipe(v.string(), v.maxLength(300)) });

/**
 * What a student is offered; looking uses nothing up and holds no seat. 410 `LINK_SEM_VALIDADE`; 403
 * `LINK_DE_OUTRA_PESSOA` for everyone but who is named.
 */
export const readProposalLink = oc
  .route({ method: 'GET', path, summary: 'Compra assistida de um link' })
  .input(byLink)
  .output(
    v.object({
      tipo: v.picklist(proposalKinds),
      produto: purchaseSchema.entries.produto,
      oferta: purchaseSchema.entries.oferta,
      vendedor: v.object({ nome: v.string() }),
      aluno: storedStudentSchema,
      /** What the student's own record lacks, and a purchase needs. */
      faltam: v.array(v.picklist(['nascimento', 'telefone'])),
      /** Whether a guardian has to be named. */
      menor: v.boolean(),
      preco_original: brlSchema,
      desconto: brlSchema,
      total: brlSchema,
      condicoes: v.nullable(settledPaymentSchema),
      custeio: v.nullable(fundingSchema),
      expira_em: instantSchema,
      /** The purchase that came of it and still stands; null while there is none. */
      compra: v.nullable(v.string()),
      /** Its state; null while there is none. */
      estado_compra: v.optional(v.nullable(v.picklist(purchaseStates)), null),
    }),
  );

/**
 * Makes the purchase, which holds the seat from now on; of a link that was opened before, the same one.
 * Errors as of `readProposalLink` and of `createPurchase`; 422 `CADASTRO_INCOMPLETO`.
 */
export const openProposalLink = oc
  .route({ method: 'POST', path, summary: 'Confirma a compra assistida e reserva a vaga' })
  .input(v.object({ ...byLink.entries, responsavel: v.optional(purchaseGuardianSchema) }))
  .output(purchaseSchema);

/** Whether the student of a link needs a login, and where its code goes. 410 `LINK_SEM_VALIDADE`. */
export const getProposalLogin = oc
  .route({ method: 'GET', path: `${path}/login`, summary: 'Acesso do aluno de um link' })
  .input(byLink)
  .output(
    v.object({
      tem_login: v.boolean(),
      /** What the link is for, as addresses have it: `{idProduto}-{idOferta}`. */
      turma: v.string(),
      /** Masked; null when the shop has no address to write to. */
      email: v.nullable(v.string()),
    }),
  );

/**
 * Sends the code that proves the address; the one before is dead. 410 `LINK_SEM_VALIDADE`; 409
 * `LOGIN_EXISTENTE`, `SEM_EMAIL`; 429 `MUITAS_TENTATIVAS`.
 */
export const sendLoginCode = oc
  .route({ method: 'POST', path: `${path}/codigo`, summary: 'Envia o código para criar o acesso' })
  .input(byLink)
  .output(v.object({ email: v.string() }));

/**
 * Makes the login and signs in. 422 `CODIGO_INCORRETO` and for the password; 410 `CODIGO_SEM_VALIDADE` after
 * 15 minutes or 5 wrong tries, `LINK_SEM_VALIDADE`; 409 `LOGIN_EXISTENTE`, `CADASTRO_EXISTENTE`.
 */
export const createProposalLogin = oc
  .route({ method: 'POST', path: `${path}/login`, successStatus: 201, summary: 'Cria o acesso do aluno' })
  .input(
    v.object({
      ...byLink.entries,
      codigo: v.pipe(typedText(), v.regex(/^\d{6}$/, 'Digite os 6 números do código.')),
      senha: passwordSchema,
      aceites: v.object({
        termos: v.literal(true, 'Para criar a conta, aceite os termos de uso e a política de privacidade'),
        novidades: v.boolean(),
      }),
    }),
  )
  .output(v.object({ idPessoa: v.number(), turma: v.string() }));

/** What the contact centre did about a purchase, oldest first; empty where it did nothing. */
export const listAssistance = oc
  .route({ method: 'GET', path: '/api/compra/{codigo}/atendimento', summary: 'Atos do atendimento' })
  .input(v.object({ codigo: purchaseCodeSchema }))
  .output(
    v.object({
      vendedor: v.nullable(v.string()),
      atos: v.array(v.object({ acao: v.string(), em: instantSchema })),
    }),
  );
