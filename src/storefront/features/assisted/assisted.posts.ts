import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import {
  findGuardianProblems,
  readGuardianEntries,
  toGuardianBody,
  type GuardianEntries,
} from '#/storefront/forms/fields/guardian-form.ts';
import { plainButton, plainForm } from '#/storefront/forms/plain-post.ts';
import type { EmployerAnswer } from '#/domain/sale/assisted/assisted-terms.ts';
import {
  answerEmployerRequest,
  cancelProposal,
  createLogin,
  decideDiscount,
  findStudent,
  makeFundedProposal,
  makeProposal,
  openLink,
  resendProposal,
  sendLoginCode,
} from './assisted.functions.ts';
import { findDecisionProblems, readDecision } from './decision.schema.ts';
import { findFundedProblems, readFunded, toFundedWish } from './funded.schema.ts';
import { linkPath } from './link-path.ts';
import { findNewLoginProblems, readNewLogin } from './login.schema.ts';
import {
  findCpfProblems,
  findProposalProblems,
  readCpf,
  readProposal,
  toProposalWish,
} from './proposal.schema.ts';

const proposalPath = (id: number) => fillPath('/minhas-vendas/$id', { id: String(id) });

export const assistedPostsOf = (link: string | null) => (link === null ? deskPosts : linkPosts(link));

export const deskPosts = {
  'procurar-aluno': plainForm({
    read: readCpf,
    find: findCpfProblems,
    send: async ({ cpf }) => {
      const { conhecido, nome, email, telefone } = await findStudent({ data: { cpf } });
      const found = { nome: nome ?? '', email: email ?? '', telefone: telefone ?? '' };
      return { done: { achado: { cpf, conhecido: conhecido ? 'sim' : '', ...found } } };
    },
  }),
  'criar-matricula': plainForm({
    read: readFunded,
    find: (entries) => findFundedProblems(entries, calendarDay(new Date())),
    send: async (entries) => {
      const { id } = await makeFundedProposal({ data: toFundedWish(entries) });
      return { goTo: proposalPath(id) };
    },
    renamed: { id_oferta: 'turma' },
  }),
  'criar-link': plainForm({
    read: readProposal,
    // How much the seller may give is the backend's to say.
    find: (entries) => findProposalProblems(entries, calendarDay(new Date()), Number.POSITIVE_INFINITY),
    send: async (entries) => {
      const { id } = await makeProposal({ data: toProposalWish(entries) });
      return { goTo: proposalPath(id) };
    },
    renamed: { desconto_percentual: 'desconto', id_oferta: 'turma' },
  }),
};

export const proposalPosts = (id: number) => ({
  'reenviar-link': plainButton(async () => {
    await resendProposal({ data: { id } });
    return { goTo: proposalPath(id) };
  }),
  'cancelar-link': plainButton(async () => {
    await cancelProposal({ data: { id } });
    return { goTo: proposalPath(id) };
  }),
  'decidir-desconto': plainForm({
    read: readDecision,
    find: findDecisionProblems,
    send: async ({ decisao, motivo }) => {
      await decideDiscount({ data: { id, decisao, motivo } });
      return { goTo: proposalPath(id) };
    },
  }),
});

export const employerPosts = (convite: string) => ({
  responder: plainForm({
    read: (data): EmployerAnswer => (data.get('resposta') === 'CONFIRMADA' ? 'CONFIRMADA' : 'RECUSADA'),
    find: () => ({}),
    send: async (resposta) => {
      await answerEmployerRequest({ data: { convite, resposta } });
      return { goTo: fillPath('/matricula-da-empresa/$convite', { convite }) };
    },
  }),
});

const linkPosts = (link: string) => ({
  'abrir-compra': plainForm({
    read: (data): GuardianEntries | undefined =>
      data.has('responsavel-nome') ? readGuardianEntries(data) : undefined,
    find: (guardian) => (guardian ? findGuardianProblems(guardian, '') : {}),
    send: async (guardian) => {
      const { codigo } = await openLink({
        data: { link, ...(guardian && { responsavel: toGuardianBody(guardian) }) },
      });
      return { goTo: fillPath('/minhas-compras/$codigo', { codigo }) };
    },
  }),
});

export const newLoginPosts = (link: string) => ({
  'enviar-codigo': plainButton(async () => {
    const { email } = await sendLoginCode({ data: { link } });
    return { done: { email } };
  }),
  'criar-acesso': plainForm({
    read: readNewLogin,
    find: findNewLoginProblems,
    send: async ({ codigo, senha, novidades }) => {
      const { turma } = await createLogin({ data: { link, codigo, senha, novidades } });
      return { goTo: linkPath(turma, link) };
    },
  }),
});
