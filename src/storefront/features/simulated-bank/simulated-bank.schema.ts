import { bankActions, type BankAction } from '#/domain/sale/bank-actions.ts';

export function readBankAction(data: FormData): BankAction | undefined {
  return bankActions.find((action) => action === data.get('acao'));
}

/** Minutes by which the clock is moved on. */
export function readMinutes(data: FormData): number {
  return Number(data.get('minutos'));
}
