import * as v from 'valibot';
import { resentMails } from '#/domain/sale/order/resent-mail.ts';
import { noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { resendOrderMail } from './order-desk.functions.ts';

export const resentText = 'E-mail posto na fila. Ele sai em instantes.';

export const orderDeskActions = (codigo: string) => ({
  email: noScriptAction({
    read: (data) => ({ email: v.parse(v.picklist(resentMails), data.get('email')) }),
    find: () => ({}),
    send: async ({ email }) => {
      await resendOrderMail({ data: { codigo, email } });
      return { done: { mensagem: resentText } };
    },
  }),
});
