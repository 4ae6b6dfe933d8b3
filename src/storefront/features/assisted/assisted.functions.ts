import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { personFormSchema } from '#/contract/person-form.ts';
import { purchaseGuardianSchema } from '#/contract/purchasing/guardian.ts';
import { idParam } from '#/contract/wire.ts';
import { cpfSchema } from '#/domain/person/cpf.ts';
import { passwordSchema } from '#/domain/person/password.ts';
import {
  employerAnswers,
  fundingWishSchema,
  MOST_DISCOUNT,
  settledPaymentSchema,
} from '#/domain/sale/assisted/assisted-terms.ts';
import { lookUpRefusal } from '#/domain/request/public-error.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { typedText } from '#/domain/text/required.ts';

export const fetchDesk = createServerFn({ method: 'GET' })
  .validator(v.object({ courseId: idParam, offerId: idParam }))
  .handler(async ({ data: { courseId, offerId } }) => {
    const [{ produto, oferta_atual }, terms] = await Promise.all([
      backend().course.getCourseOffer({ id: courseId, offerId }),
      backend().assisted.getSellerTerms({}),
    ]);
    const isSold = !produto.gestao_desempenho;
    return {
      course: {
        id_produto: produto.id_produto,
        titulo: produto.titulo,
        slug: produto.slug,
        modalidade: produto.modalidade,
      },
      offer: oferta_atual,
      offers: isSold
        ? produto.ofertas.filter(({ aberta, tipo_oferta }) => aberta && tipo_oferta === 'PAGO')
        : [],
      cap: terms.desconto_maximo,
    };
  });
export type Desk = Awaited<ReturnType<typeof fetchDesk>>;

export const findStudent = createServerFn({ method: 'POST' })
  .validator(v.object({ cpf: cpfSchema }))
  .handler(({ data }) => backend().assisted.findStudent(data));

const wishSchema = v.object({
  id_oferta: idParam,
  cpf: cpfSchema,
  aluno: v.optional(personFormSchema),
  desconto_percentual: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_DISCOUNT)),
  motivo: v.pipe(v.string(), v.maxLength(300)),
  condicoes: v.nullable(settledPaymentSchema),
});
export type ProposalWish = v.InferInput<typeof wishSchema>;

export const makeProposal = createServerFn({ method: 'POST' })
  .validator(wishSchema)
  .handler(async ({ data: { aluno, ...wish } }) => {
    const { id } = await backend().assisted.makeProposal({ ...wish, ...(aluno && { aluno }) });
    return { id };
  });

export const makeFundedProposal = createServerFn({ method: 'POST' })
  .validator(
    v.object({
      id_oferta: idParam,
      cpf: cpfSchema,
      aluno: v.optional(personFormSchema),
      custeio: fundingWishSchema,
    }),
  )
  .handler(async ({ data: { aluno, ...wish } }) => {
    const { id } = await backend().assisted.makeFundedProposal({ ...wish, ...(aluno && { aluno }) });
    return { id };
  });
export type FundedWish = Parameters<typeof makeFundedProposal>[0]['data'];

const byId = v.object({ id: idParam });

export const fetchProposal = createServerFn({ method: 'GET' })
  .validator(byId)
  .handler(({ data }) => backend().assisted.getProposal(data));

export const resendProposal = createServerFn({ method: 'POST' })
  .validator(byId)
  .handler(({ data }) => backend().assisted.resendProposal(data));

export const cancelProposal = createServerFn({ method: 'POST' })
  .validator(byId)
  .handler(({ data }) => backend().assisted.cancelProposal(data));

export const decideDiscount = createServerFn({ method: 'POST' })
  .validator(
    v.object({
      ...byId.entries,
      decisao: v.picklist(['APROVADO', 'RECUSADO']),
      motivo: v.pipe(v.string(), v.maxLength(300)),
    }),
  )
  .handler(({ data }) => backend().assisted.decideDiscount(data));

export const fetchPendingDiscounts = createServerFn({ method: 'GET' }).handler(() =>
  backend().assisted.listPendingDiscounts({}),
);

const byLink = v.object({ link: v.pipe(v.string(), v.maxLength(300)) });

const refusals = {
  LINK_SEM_VALIDADE: 'over',
  LINK_DE_OUTRA_PESSOA: 'not-yours',
  ACESSO_NEGADO: 'not-yours',
} as const;
export type LinkRefusal = (typeof refusals)[keyof typeof refusals];

export const fetchLink = createServerFn({ method: 'GET' })
  .validator(byLink)
  .handler(async ({ data }) => {
    try {
      return { proposal: await backend().assisted.readProposalLink(data) };
    } catch (error) {
      const refusal = lookUpRefusal<LinkRefusal>(error, refusals);
      if (!refusal) throw error;
      return { refusal };
    }
  });

export const openLink = createServerFn({ method: 'POST' })
  .validator(v.object({ ...byLink.entries, responsavel: v.optional(purchaseGuardianSchema) }))
  .handler(async ({ data: { link, responsavel } }) => {
    const { codigo } = await backend().assisted.openProposalLink({
      link,
      ...(responsavel && { responsavel }),
    });
    return { codigo };
  });

export const fetchLinkLogin = createServerFn({ method: 'GET' })
  .validator(byLink)
  .handler(async ({ data }) => {
    try {
      return { login: await backend().assisted.getProposalLogin(data) };
    } catch (error) {
      const refusal = lookUpRefusal<LinkRefusal>(error, refusals);
      if (!refusal) throw error;
      return { refusal };
    }
  });

export const sendLoginCode = createServerFn({ method: 'POST' })
  .validator(byLink)
  .handler(({ data }) => backend().assisted.sendLoginCode(data));

export const createLogin = createServerFn({ method: 'POST' })
  .validator(
    v.object({
      ...byLink.entries,
      codigo: v.pipe(typedText(), v.regex(/^\d{6}$/)),
      senha: passwordSchema,
      novidades: v.boolean(),
    }),
  )
  .handler(({ data: { novidades, ...wish } }) =>
    backend().assisted.createProposalLogin({ ...wish, aceites: { termos: true, novidades } }),
  );

const byEmployerLink = v.object({ convite: v.pipe(v.string(), v.maxLength(300)) });

export const fetchEmployerRequest = createServerFn({ method: 'GET' })
  .validator(byEmployerLink)
  .handler(async ({ data }) => {
    try {
      return { request: await backend().assisted.readEmployerRequest(data) };
    } catch (error) {
      const refusal = lookUpRefusal<LinkRefusal>(error, refusals);
      if (!refusal) throw error;
      return { refusal };
    }
  });

export const answerEmployerRequest = createServerFn({ method: 'POST' })
  .validator(v.object({ ...byEmployerLink.entries, resposta: v.picklist(employerAnswers) }))
  .handler(({ data }) => backend().assisted.answerEmployerRequest(data));
