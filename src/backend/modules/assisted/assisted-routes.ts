import type { RequestContext, Session } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { paymentsOf } from '#/backend/request/payments-of.ts';
import {
  buyer,
  signedIn,
  withConfirmedPermission,
  withPermission,
} from '#/backend/request/require-session.ts';
import { enterSession } from '#/backend/modules/identity/session/enter-session.ts';
import { logSignIn } from '#/backend/modules/identity/login/sign-in-log.ts';
import { describePurchase } from '#/backend/modules/purchases/purchase-view.ts';
import { cnpjCharacters } from '#/domain/person/cnpj.ts';
import type { Funding, FundingWish } from '#/domain/sale/assisted/assisted-terms.ts';
import { cancelProposal, decideDiscount, requireProposal, resendProposal } from './change-proposal.ts';
import { createProposalLogin, getProposalLogin, sendLoginCode } from './create-login.ts';
import { answerEmployerRequest, readEmployerRequest } from './employer/answer-employer.ts';
import { findStudent } from './find-student.ts';
import { listActsOfPurchase } from './list-acts.ts';
import { getDiscountLimit, listPendingDiscounts } from './discounts.ts';
import { makeProposal } from './make-proposal.ts';
import { openProposalLink, readProposalLink } from './open-proposal.ts';
import { describeProposal, describeProposals } from './proposal-view.ts';

const seller = withPermission('sell-assisted');
const approver = withPermission('approve-discounts');

type SignedIn = RequestContext & { session: Session };

const viewDeps = ({ db, clock, keys, settings, session }: SignedIn) => ({
  db,
  now: clock(),
  keys,
  publicUrl: settings.publicUrl,
  loginId: session.loginId,
});

const tell = (context: SignedIn, row: Parameters<typeof describeProposal>[1]) =>
  describeProposal(viewDeps(context), row);

const askerOf = ({ session, requestId }: SignedIn) => ({
  loginId: session.loginId,
  personId: session.personId,
  tipoLogin: session.tipoLogin,
  requestId,
});

const toFunding = (wish: FundingWish): Funding =>
  wish.tipo === 'BOLSA'
    ? { tipo: 'BOLSA', empresa: null, cnpj: null }
    : { tipo: 'EMPREGADOR', empresa: wish.empresa, cnpj: cnpjCharacters(wish.cnpj) };

const holderDeps = ({ db, throttle, keys, clock }: RequestContext) => ({ db, throttle, keys, now: clock() });

const employerOf = ({ ip, requestId }: RequestContext, { convite }: { convite: string }) => ({
  token: convite,
  ip,
  requestId,
});

export const assistedRoutes = {
  readEmployerRequest: os.assisted.readEmployerRequest.handler(({ input, context }) =>
    readEmployerRequest(holderDeps(context), employerOf(context, input)),
  ),
  answerEmployerRequest: os.assisted.answerEmployerRequest.handler(({ input, context }) =>
    answerEmployerRequest(holderDeps(context), employerOf(context, input), input.resposta),
  ),
  findStudent: os.assisted.findStudent.use(seller).handler(({ input, context }) => {
    const { db, throttle, clock } = context;
    return findStudent({ db, throttle, now: clock() }, askerOf(context), input.cpf);
  }),
  getSellerTerms: os.assisted.getSellerTerms.use(seller).handler(async ({ context: { db, session } }) => ({
    desconto_maximo: await getDiscountLimit(db, session.loginId),
  })),
  listPendingDiscounts: os.assisted.listPendingDiscounts.use(approver).handler(async ({ context }) => {
    const rows = await listPendingDiscounts(context.db, context.session.loginId);
    return { itens: await describeProposals(viewDeps(context), rows) };
  }),
  makeProposal: os.assisted.makeProposal.use(seller).handler(async ({ input, context }) => {
    const { db, clock } = context;
    const { id_oferta, cpf, aluno, desconto_percentual, motivo, condicoes } = input;
    const made = await makeProposal({ db, now: clock(), shop: context }, askerOf(context), {
      offerId: id_oferta,
      cpf,
      aluno,
      discount: desconto_percentual,
      reason: motivo,
      payment: condicoes,
      funding: null,
    });
    return tell(context, made);
  }),
  makeFundedProposal: os.assisted.makeFundedProposal.use(seller).handler(async ({ input, context }) => {
    const { db, clock } = context;
    const { id_oferta, cpf, aluno, custeio } = input;
    const made = await makeProposal({ db, now: clock(), shop: context }, askerOf(context), {
      offerId: id_oferta,
      cpf,
      aluno,
      discount: 0,
      reason: '',
      payment: null,
      funding: toFunding(custeio),
      employerEmail: custeio.tipo === 'EMPREGADOR' ? custeio.email_empresa : null,
    });
    return tell(context, made);
  }),
  getProposal: os.assisted.getProposal
    .use(seller)
    .handler(async ({ input, context }) =>
      tell(context, await requireProposal(context.db, context.session, input.id)),
    ),
  resendProposal: os.assisted.resendProposal
    .use(seller)
    .handler(async ({ input, context }) =>
      tell(context, await resendProposal(context.db, context.clock(), askerOf(context), input.id)),
    ),
  cancelProposal: os.assisted.cancelProposal
    .use(seller)
    .handler(async ({ input, context }) =>
      tell(context, await cancelProposal(context.db, context.clock(), askerOf(context), input.id)),
    ),
  decideDiscount: os.assisted.decideDiscount
    .use(withConfirmedPermission('approve-discounts'))
    .handler(async ({ input: { id, decisao, motivo }, context }) => {
      const wish = { id, isApproved: decisao === 'APROVADO', reason: motivo };
      return tell(context, await decideDiscount(context.db, context.clock(), askerOf(context), wish));
    }),
  readProposalLink: os.assisted.readProposalLink.use(buyer).handler(({ input, context }) => {
    const { db, clock, keys, session } = context;
    return readProposalLink(db, { now: clock(), keys, personId: session.personId }, input.link);
  }),
  openProposalLink: os.assisted.openProposalLink.use(buyer).handler(async ({ input, context }) => {
    const { db, keys, session, ip } = context;
    const payments = paymentsOf(context);
    const { personId } = session;
    const opener = { now: payments.now, keys, personId, ip, mayPay: context.forms.length > 0 };
    const purchase = await openProposalLink(db, payments, opener, input.link, input.responsavel);
    return describePurchase(db, purchase, payments.now, personId);
  }),
  getProposalLogin: os.assisted.getProposalLogin.handler(({ input, context }) =>
    getProposalLogin(holderDeps(context), { token: input.link, ip: context.ip }),
  ),
  sendLoginCode: os.assisted.sendLoginCode.handler(({ input, context }) =>
    sendLoginCode(holderDeps(context), { token: input.link, ip: context.ip }),
  ),
  createProposalLogin: os.assisted.createProposalLogin.handler(async ({ input, context }) => {
    const { link, codigo, senha, aceites } = input;
    const holder = { token: link, ip: context.ip };
    const wish = { codigo, senha, news: aceites.novidades };
    const { turma, ...login } = await createProposalLogin(holderDeps(context), holder, wish);
    await enterSession(context, { ...login, wrongTries: 0 }, 'site');
    logSignIn(context, { outcome: 'registered', who: login, name: undefined, ip: context.ip });
    return { idPessoa: login.personId, turma };
  }),
  listAssistance: os.assisted.listAssistance
    .use(signedIn)
    .handler(({ input, context: { db, session } }) => listActsOfPurchase(db, session.personId, input.codigo)),
};
