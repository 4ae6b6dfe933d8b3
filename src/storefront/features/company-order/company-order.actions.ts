import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { readStudentList, writeBadLines } from '#/domain/company/student-list.ts';
import { decodeSpreadsheet } from '#/domain/text/spreadsheet.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { formText } from '#/storefront/forms/form-text.ts';
import {
  noScriptButton,
  noScriptAction,
  typedEntries,
  type AnyNoScriptAction,
} from '#/storefront/forms/no-script-action.ts';
import {
  acceptSeat,
  askForInvoice,
  nameSeat,
  orderSeats,
  resendSeatLink,
} from './company-order.functions.ts';
import {
  validateNameSeat,
  validateOrder,
  readNameSeat,
  readOrder,
  TERMS_MISSING,
  toNamedSeat,
  toOrder,
} from './company-order.schema.ts';

const today = () => calendarDay(new Date());
const purchasePath = (codigo: string) => fillPath('/minhas-compras/$codigo', { codigo });

function withFile(post: AnyNoScriptAction): AnyNoScriptAction {
  return async (data, form) => {
    const file = data.get('arquivo');
    data.delete('arquivo');
    if (file instanceof File && file.size > 0) {
      const read = decodeSpreadsheet(new Uint8Array(await file.arrayBuffer()));
      if ('problem' in read) {
        const answer = { form, entries: typedEntries(data), fieldErrors: { arquivo: read.problem } };
        return { status: 422, answer };
      }
      data.set('lista', read.text);
    }
    return post(data, form);
  };
}

export const companyOrderActions = (offerId: number) => ({
  pedido: withFile(
    noScriptAction({
      read: readOrder,
      find: (entries) => validateOrder(entries, today()),
      send: async (entries) => {
        const key = entries.chave ?? crypto.randomUUID();
        const { codigo } = await orderSeats({ data: { key, offerId, ...toOrder(entries, today()) } });
        return { goTo: purchasePath(codigo) };
      },
    }),
  ),
  'linhas-com-problema': noScriptAction({
    read: (data) => formText(data, 'lista'),
    find: () => ({}),
    send: (list) => {
      const text = writeBadLines(readStudentList(list, today()).bad);
      return Promise.resolve({ file: { name: 'linhas-com-problema.csv', type: 'text/csv', text } });
    },
  }),
});

export const companySeatActions = (codigo: string) => ({
  'pedir-fatura': noScriptButton(async () => {
    await askForInvoice({ data: { codigo } });
    return { goTo: `${purchasePath(codigo)}#fatura` };
  }),
  'nomear-vaga': noScriptAction({
    read: readNameSeat,
    find: (entries) => validateNameSeat(entries, today()),
    send: async (entries) => {
      await nameSeat({ data: { codigo, ...toNamedSeat(entries, today()) } });
      return { goTo: purchasePath(codigo) };
    },
  }),
  'reenviar-convite': noScriptAction({
    read: (data) => Number(formText(data, 'posicao')),
    find: () => ({}),
    send: async (posicao) => {
      await resendSeatLink({ data: { codigo, posicao } });
      return { goTo: purchasePath(codigo) };
    },
  }),
});

export const seatLinkActions = (convite: string) => ({
  'aceitar-vaga': noScriptAction({
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
