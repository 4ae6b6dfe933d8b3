import { done, plainForm } from '#/storefront/forms/plain-post.ts';
import { actOnBankCharge, moveBankClock } from './simulated-bank.functions.ts';
import { readBankAction, readMinutes } from './simulated-bank.schema.ts';

export const bankClockPosts = {
  relogio: plainForm({
    read: readMinutes,
    find: () => ({}),
    send: (minutos) => moveBankClock({ data: { minutos } }).then(() => done),
  }),
};

export const bankChargePosts = (txid: string) => ({
  ...bankClockPosts,
  cobranca: plainForm({
    read: readBankAction,
    find: (acao) => ({ acao: acao ? undefined : 'Escolha o que fazer com a cobrança' }),
    send: (acao) => actOnBankCharge({ data: { txid, acao: acao! } }).then(() => done),
  }),
});
