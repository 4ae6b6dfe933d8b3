import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ProductOffer } from '#/domain/catalogue/product-offer.ts';
import type { EmployerAnswer } from '#/domain/sale/assisted/assisted-terms.ts';
import {
  answerEmployerRequest,
  cancelProposal,
  createLogin,
  decideDiscount,
  fetchDesk,
  fetchEmployerRequest,
  fetchLink,
  fetchLinkLogin,
  fetchPendingDiscounts,
  fetchProposal,
  findStudent,
  makeFundedProposal,
  makeProposal,
  openLink,
  resendProposal,
  sendLoginCode,
  type FundedWish,
  type ProposalWish,
} from './assisted.functions.ts';

/** A proposal may be opened at any time, so it stays fresh only during hydration. */
const staleTime = 5000;

export const assistedQueries = {
  all: ['assisted'] as const,
  desk: (ids: ProductOffer) =>
    queryOptions({
      queryKey: ['assisted', 'desk', ids.courseId, ids.offerId],
      queryFn: () => fetchDesk({ data: ids }),
      staleTime,
    }),
  proposal: (id: number) =>
    queryOptions({
      queryKey: ['assisted', 'proposal', id],
      queryFn: () => fetchProposal({ data: { id } }),
      staleTime,
    }),
  discounts: () =>
    queryOptions({
      queryKey: ['assisted', 'discounts'],
      queryFn: () => fetchPendingDiscounts(),
      staleTime,
    }),
  employer: (convite: string) =>
    queryOptions({
      queryKey: ['assisted', 'employer', convite],
      queryFn: () => fetchEmployerRequest({ data: { convite } }),
      staleTime,
    }),
  link: (link: string) =>
    queryOptions({ queryKey: ['assisted', 'link', link], queryFn: () => fetchLink({ data: { link } }) }),
  linkLogin: (link: string) =>
    queryOptions({
      queryKey: ['assisted', 'link-login', link],
      queryFn: () => fetchLinkLogin({ data: { link } }),
    }),
};

export const assistedMutations = {
  findStudent: () =>
    mutationOptions({
      mutationKey: ['find-student'],
      mutationFn: (cpf: string) => findStudent({ data: { cpf } }),
    }),
  propose: () =>
    mutationOptions({
      mutationKey: ['make-proposal'],
      mutationFn: (data: ProposalWish) => makeProposal({ data }),
    }),
  enrol: () =>
    mutationOptions({
      mutationKey: ['make-funded-proposal'],
      mutationFn: (data: FundedWish) => makeFundedProposal({ data }),
    }),
  resend: (id: number) =>
    mutationOptions({
      mutationKey: ['resend-proposal'],
      mutationFn: () => resendProposal({ data: { id } }),
    }),
  cancel: (id: number) =>
    mutationOptions({
      mutationKey: ['cancel-proposal'],
      mutationFn: () => cancelProposal({ data: { id } }),
    }),
  decide: (id: number) =>
    mutationOptions({
      mutationKey: ['decide-discount'],
      mutationFn: (word: { decisao: 'APROVADO' | 'RECUSADO'; motivo: string }) =>
        decideDiscount({ data: { id, ...word } }),
    }),
  answerEmployer: (convite: string) =>
    mutationOptions({
      mutationKey: ['answer-employer-request'],
      mutationFn: (resposta: EmployerAnswer) => answerEmployerRequest({ data: { convite, resposta } }),
    }),
  open: () =>
    mutationOptions({
      mutationKey: ['open-assisted-link'],
      mutationFn: (data: Parameters<typeof openLink>[0]['data']) => openLink({ data }),
    }),
  sendCode: (link: string) =>
    mutationOptions({
      mutationKey: ['send-login-code'],
      mutationFn: () => sendLoginCode({ data: { link } }),
    }),
  createLogin: (link: string) =>
    mutationOptions({
      mutationKey: ['create-assisted-login'],
      mutationFn: (data: { codigo: string; senha: string; novidades: boolean }) =>
        createLogin({ data: { link, ...data } }),
    }),
};
