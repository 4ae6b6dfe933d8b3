import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import {
  validateGuardian,
  readGuardianEntries,
  toGuardianBody,
  type GuardianEntries,
} from '#/storefront/forms/fields/guardian-form.ts';
import { noScriptButton, noScriptAction } from '#/storefront/forms/no-script-action.ts';
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
import { validateDiscountDecision, readDiscountDecision } from './decision.schema.ts';
import { validateFunded, readFunded, toFundedWish } from './funded.schema.ts';
import { linkPath } from './link-path.ts';
import { validateNewLogin, readNewLogin } from './login.schema.ts';
import { validateCpf, validateProposal, readCpf, readProposal, toProposalWish } from './proposal.schema.ts';

const proposalPath = (id: number) => fillPath('/minhas-vendas/$id', { id: String(id) });

export const assistedActionsOf = (link: string | null) => (link === null ? deskActions : linkActions(link));

export const deskActions = {
  'procurar-aluno': noScriptAction({
    read: readCpf,
    find: validateCpf,
    send: async ({ cpf }) => {
      const { conhecido, nome, email, telefone } = await findStudent({ data: { cpf } });
      const found = { nome: nome ?? '', email: email ?? '', telefone: telefone ?? '' };
      return { done: { achado: { cpf, conhecido: conhecido ? 'sim' : '', ...found } } };
    },
  }),
  'criar-matricula': noScriptAction({
    read: readFunded,
    find: (entries) => validateFunded(entries, calendarDay(new Date())),
    send: async (entries) => {
      const { id } = await makeFundedProposal({ data: toFundedWish(entries) });
      return { goTo: proposalPath(id) };
    },
    renamed: { id_oferta: 'turma' },
  }),
  'criar-link': noScriptAction({
    read: readProposal,
    // How much the seller may give is the backend's to say.
    find: (entries) => validateProposal(entries, calendarDay(new Date()), Number.POSITIVE_INFINITY),
    send: async (entries) => {
      const { id } = await makeProposal({ data: toProposalWish(entries) });
      return { goTo: proposalPath(id) };
    },
    renamed: { desconto_percentual: 'desconto', id_oferta: 'turma' },
  }),
};

export const proposalActions = (id: number) => ({
  'reenviar-link': noScriptButton(async () => {
    await resendProposal({ data: { id } });
    return { goTo: proposalPath(id) };
  }),
  'cancelar-link': noScriptButton(async () => {
    await cancelProposal({ data: { id } });
    return { goTo: proposalPath(id) };
  }),
  'decidir-desconto': noScriptAction({
    read: readDiscountDecision,
    find: validateDiscountDecision,
    send: async ({ decisao, motivo }) => {
      await decideDiscount({ data: { id, decisao, motivo } });
      return { goTo: proposalPath(id) };
    },
  }),
});

export const employerActions = (convite: string) => ({
  responder: noScriptAction({
    read: (data): EmployerAnswer => (data.get('resposta') === 'CONFIRMADA' ? 'CONFIRMADA' : 'RECUSADA'),
    find: () => ({}),
    send: async (resposta) => {
      await answerEmployerRequest({ data: { convite, resposta } });
      return { goTo: fillPath('/matricula-da-empresa/$convite', { convite }) };
    },
  }),
});

const linkActions = (link: string) => ({
  'abrir-compra': noScriptAction({
    read: (data): GuardianEntries | undefined =>
      data.has('responsavel-nome') ? readGuardianEntries(data) : undefined,
    find: (guardian) => (guardian ? validateGuardian(guardian, '') : {}),
    send: async (guardian) => {
      const { codigo } = await openLink({
        data: { link, ...(guardian && { responsavel: toGuardianBody(guardian) }) },
      });
      return { goTo: fillPath('/minhas-compras/$codigo', { codigo }) };
    },
  }),
});

export const newLoginActions = (link: string) => ({
  'enviar-codigo': noScriptButton(async () => {
    const { email } = await sendLoginCode({ data: { link } });
    return { done: { email } };
  }),
  'criar-acesso': noScriptAction({
    read: readNewLogin,
    find: validateNewLogin,
    send: async ({ codigo, senha, novidades }) => {
      const { turma } = await createLogin({ data: { link, codigo, senha, novidades } });
      return { goTo: linkPath(turma, link) };
    },
  }),
});
