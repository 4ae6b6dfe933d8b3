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

const viewTools = ({ db, clock, keys, settings, session }: SignedIn) => ({
  db,
  now: clock(),
  keys,
  publicUrl: settings.publicUrl,
  loginId: session.loginId,
});

const tell = (context: SignedIn, row: Parameters<typeof describeProposal>[1]) =>
  describeProposal(viewTools(context), row);

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

const holderTools = ({ db, throttle, keys, clock }: RequestContext) => ({ db, throttle, keys, now: clock() });

const employerOf = ({ ip, requestId }: RequestContext, { convite }: { convite: string }) => ({
  token: convite,
  ip,
  requestId,
});

export const assistedRoutes = {
  readEmployer: os.assisted.readEmployer.handler(({ input, context }) =>
    readEmployerRequest(holderTools(context), employerOf(context, input)),
  ),
  answerEmployer: os.assisted.answerEmployer.handler(({ input, context }) =>
    answerEmployerRequest(holderTools(context), employerOf(context, input), input.resposta),
  ),
  findStudent: os.assisted.findStudent.use(seller).handler(({ input, context }) => {
    const { db, throttle, clock } = context;
    return findStudent({ db, throttle, now: clock() }, askerOf(context), input.cpf);
  }),
  getTerms: os.assisted.getTerms.use(seller).handler(async ({ context: { db, session } }) => ({
    desconto_maximo: await getDiscountLimit(db, session.loginId),
  })),
  listDiscounts: os.assisted.listDiscounts.use(approver).handler(async ({ context }) => {
    const rows = await listPendingDiscounts(context.db, context.session.loginId);
    return { itens: await describeProposals(viewTools(context), rows) };
  }),
  propose: os.assisted.propose.use(seller).handler(async ({ input, context }) => {
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
  enrol: os.assisted.enrol.use(seller).handler(async ({ input, context }) => {
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
  get: os.assisted.get
    .use(seller)
    .handler(async ({ input, context }) =>
      tell(context, await requireProposal(context.db, context.session, input.id)),
    ),
  resend: os.assisted.resend
    .use(seller)
    .handler(async ({ input, context }) =>
      tell(context, await resendProposal(context.db, context.clock(), askerOf(context), input.id)),
    ),
  cancel: os.assisted.cancel
    .use(seller)
    .handler(async ({ input, context }) =>
      tell(context, await cancelProposal(context.db, context.clock(), askerOf(context), input.id)),
    ),
  decide: os.assisted.decide
    .use(withConfirmedPermission('approve-discounts'))
    .handler(async ({ input: { id, decisao, motivo }, context }) => {
      const wish = { id, isApproved: decisao === 'APROVADO', reason: motivo };
      return tell(context, await decideDiscount(context.db, context.clock(), askerOf(context), wish));
    }),
  readLink: os.assisted.readLink.use(buyer).handler(({ input, context }) => {
    const { db, clock, keys, session } = context;
    return readProposalLink(db, { now: clock(), keys, personId: session.personId }, input.link);
  }),
  openLink: os.assisted.openLink.use(buyer).handler(async ({ input, context }) => {
    const { db, keys, session, ip } = context;
    const payments = paymentsOf(context);
    const { personId } = session;
    const opener = { now: payments.now, keys, personId, ip, mayPay: context.forms.length > 0 };
    const purchase = await openProposalLink(db, payments, opener, input.link, input.responsavel);
    return describePurchase(db, purchase, payments.now, personId);
  }),
  getLogin: os.assisted.getLogin.handler(({ input, context }) =>
    getProposalLogin(holderTools(context), { token: input.link, ip: context.ip }),
  ),
  sendCode: os.assisted.sendCode.handler(({ input, context }) =>
    sendLoginCode(holderTools(context), { token: input.link, ip: context.ip }),
  ),
  createLogin: os.assisted.createLogin.handler(async ({ input, context }) => {
    const { link, codigo, senha, aceites } = input;
    const holder = { token: link, ip: context.ip };
    const wish = { codigo, senha, news: aceites.novidades };
    const { turma, ...login } = await createProposalLogin(holderTools(context), holder, wish);
    await enterSession(context, { ...login, wrongTries: 0 }, 'site');
    logSignIn(context, { outcome: 'registered', who: login, name: undefined, ip: context.ip });
    return { idPessoa: login.personId, turma };
  }),
  listActs: os.assisted.listActs
    .use(signedIn)
    .handler(({ input, context: { db, session } }) => listActsOfPurchase(db, session.personId, input.codigo)),
};
