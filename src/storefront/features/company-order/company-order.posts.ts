import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { readStudentList, writeBadLines } from '#/domain/company/student-list.ts';
import { decodeSpreadsheet } from '#/domain/text/spreadsheet.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { formText } from '#/storefront/forms/form-text.ts';
import { plainButton, plainForm, typedEntries, type AnyPlainForm } from '#/storefront/forms/plain-post.ts';
import {
  acceptSeat,
  askForInvoice,
  nameSeat,
  orderSeats,
  resendSeatLink,
} from './company-order.functions.ts';
import {
  findNameSeatProblems,
  findOrderProblems,
  readNameSeat,
  readOrder,
  TERMS_MISSING,
  toNamedSeat,
  toOrder,
} from './company-order.schema.ts';

const today = () => calendarDay(new Date());
const purchasePath = (codigo: string) => fillPath('/minhas-compras/$codigo', { codigo });

function withFile(post: AnyPlainForm): AnyPlainForm {
  return async (data, form) => {
    const file = data.get('arquivo');
    data.delete('arquivo');
    if (file instanceof File && file.size > 0) {
      const read = decodeSpreadsheet(new Uint8Array(await file.arrayBuffer()));
      if ('problem' in read) {
        const answer = { form, entries: typedEntries(data), problems: { arquivo: read.problem } };
        return { status: 422, answer };
      }
      data.set('lista', read.text);
    }
    return post(data, form);
  };
}

export const companyOrderPosts = (offerId: number) => ({
  pedido: withFile(
    plainForm({
      read: readOrder,
      find: (entries) => findOrderProblems(entries, today()),
      send: async (entries) => {
        const key = entries.chave ?? crypto.randomUUID();
        const { codigo } = await orderSeats({ data: { key, offerId, ...toOrder(entries, today()) } });
        return { goTo: purchasePath(codigo) };
      },
    }),
  ),
  'linhas-com-problema': plainForm({
    read: (data) => formText(data, 'lista'),
    find: () => ({}),
    send: (list) => {
      const text = writeBadLines(readStudentList(list, today()).bad);
      return Promise.resolve({ file: { name: 'linhas-com-problema.csv', type: 'text/csv', text } });
    },
  }),
});

export const companySeatPosts = (codigo: string) => ({
  'pedir-fatura': plainButton(async () => {
    await askForInvoice({ data: { codigo } });
    return { goTo: `${purchasePath(codigo)}#fatura` };
  }),
  'nomear-vaga': plainForm({
    read: readNameSeat,
    find: (entries) => findNameSeatProblems(entries, today()),
    send: async (entries) => {
      await nameSeat({ data: { codigo, ...toNamedSeat(entries, today()) } });
      return { goTo: purchasePath(codigo) };
    },
  }),
  'reenviar-convite': plainForm({
    read: (data) => Number(formText(data, 'posicao')),
    find: () => ({}),
    send: async (posicao) => {
      await resendSeatLink({ data: { codigo, posicao } });
      return { goTo: purchasePath(codigo) };
    },
  }),
});

export const seatLinkPosts = (convite: string) => ({
  'aceitar-vaga': plainForm({
    read: (data) => ({
      versao: formText(data, 'versao'),
      sha256: formText(data, 'sha256'),
      contrato: formText(data, 'contrato'),
    }),
    find: ({ contrato }) => ({ contrato: contrato === '' ? TERMS_MISSING : undefined }),
    send: async ({ versao, sha256 }) => {
      await acceptSeat({ data: { convite, versao, sha256 } });
      return { goTo: fillPath('/vaga-da-empresa/$convite', { convite }) };
    },
  }),
});
