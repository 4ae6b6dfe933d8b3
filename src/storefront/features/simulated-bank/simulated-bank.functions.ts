import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { bankActions } from '#/domain/sale/bank-actions.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

const txid = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{26,35}$/));

export const fetchBankCharges = createServerFn({ method: 'GET' }).handler(() => {
  return backend().simulatedBank.listBankCharges();
});

export const fetchBankCharge = createServerFn({ method: 'GET' })
  .validator(v.object({ txid }))
  .handler(({ data }) => {
    return backend().simulatedBank.getBankCharge(data);
  });

export const actOnBankCharge = createServerFn({ method: 'POST' })
  .validator(v.object({ txid, acao: v.picklist(bankActions) }))
  .handler(({ data }) => backend().simulatedBank.actOnBankCharge(data));

/** Moves the clock of bank and purchases forward; it never goes back. */
export const moveBankClock = createServerFn({ method: 'POST' })
  .validator(v.object({ minutos: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60 * 24 * 60)) }))
  .handler(({ data }) => backend().simulatedBank.moveBankClock(data));
