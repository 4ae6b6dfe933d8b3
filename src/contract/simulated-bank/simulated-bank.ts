import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { brlSchema, instantSchema } from '../wire.ts';
import { bankActions } from '#/domain/sale/bank-actions.ts';

/** The simulated bank exists in the embedded default only; elsewhere every call gets a 404. */
export const bankChargeSchema = v.object({
  txid: v.string(),
  status: v.string(),
  valor: brlSchema,
  descricao: v.string(),
  criada_em: instantSchema,
  expira_em: instantSchema,
  /** When the payer's bank last refused a payment: no money moved, the charge stays open. */
  recusada_em: v.nullable(instantSchema),
  forma: v.picklist(['pix', 'boleto', 'cartao']),
  /** The copy-and-paste code of a Pix. */
  brcode: v.nullable(v.string()),
  /** The 47 digits of a boleto. */
  linha_digitavel: v.nullable(v.string()),
  pagamentos: v.array(
    v.object({ endToEndId: v.string(), valor: brlSchema, horario: instantSchema, devolvido: brlSchema }),
  ),
});
export type BankCharge = v.InferOutput<typeof bankChargeSchema>;

const txidParam = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9]{26,35}$/));

/** Newest first; the bank's own clock, which can be moved. */
export const listBankCharges = oc
  .route({ method: 'GET', path: '/api/banco-simulado/cobrancas', summary: 'Cobranças do banco simulado' })
  .output(v.object({ agora: instantSchema, cobrancas: v.array(bankChargeSchema) }));

export const getBankCharge = oc
  .route({
    method: 'GET',
    path: '/api/banco-simulado/cobrancas/{txid}',
    summary: 'Cobrança do banco simulado',
  })
  .input(v.object({ txid: txidParam }))
  .output(v.object({ agora: instantSchema, cobranca: bankChargeSchema }));

export const actOnBankCharge = oc
  .route({
    method: 'POST',
    path: '/api/banco-simulado/cobrancas/{txid}/{acao}',
    summary: 'Age sobre uma cobrança',
  })
  .input(v.object({ txid: txidParam, acao: v.picklist(bankActions) }))
  .output(bankChargeSchema);

/** Moves the clock of bank and purchases forward; sessions keep the machine's clock. */
export const moveBankClock = oc
  .route({ method: 'POST', path: '/api/banco-simulado/relogio', summary: 'Adianta o relógio' })
  .input(v.object({ minutos: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60 * 24 * 60)) }))
  .output(v.object({ agora: instantSchema }));
