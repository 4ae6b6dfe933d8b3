import { done, noScriptAction } from '#/storefront/forms/no-script-action.ts';
import { actOnBankCharge, moveBankClock } from './simulated-bank.functions.ts';
import { readBankAction, readMinutes } from './simulated-bank.schema.ts';

export const bankClockActions = {
  relogio: noScriptAction({
    read: readMinutes,
    find: () => ({}),
    send: (minutos) => moveBankClock({ data: { minutos } }).then(() => done),
  }),
};

export const bankChargeActions = (txid: string) => ({
  ...bankClockActions,
  cobranca: noScriptAction({
    read: readBankAction,
    find: (acao) => ({ acao: acao ? undefined : 'Escolha o que fazer com a cobrança' }),
    send: (acao) => actOnBankCharge({ data: { txid, acao: acao! } }).then(() => done),
  }),
});
