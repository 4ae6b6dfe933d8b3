import type { StateMachine } from './state-machine.ts';

/** States of a charge, of its refund (PIX-1) and of a boleto; RECUSADA is of a card alone. */
export const chargeStatuses = ['ATIVA', 'CONCLUIDA', 'EXPIRADA', 'SUBSTITUIDA', 'RECUSADA'] as const;
export type ChargeStatus = (typeof chargeStatuses)[number];
export const refundStatuses = ['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO'] as const;
export type RefundStatus = (typeof refundStatuses)[number];
export const boletoStatuses = ['REGISTRADO', 'PAGO', 'VENCIDO', 'SUBSTITUIDO', 'BAIXADO'] as const;
export type BoletoStatus = (typeof boletoStatuses)[number];

/** Charge and seat hold last this long, by the backend's clock. */
export const PIX_LIFETIME_MS = 30 * 60_000;
/** When a Pix charge that is made now runs out, and the seat held for it (PIX-2). */
export const pixEnd = (now: Date): Date => new Date(now.getTime() + PIX_LIFETIME_MS);
export const PIX_RENEWALS_A_DAY = 5;
/** Shown with 409 when a new charge is refused (PIX-3). */
export const PIX_RENEWAL_MESSAGE = 'Não é permitido gerar um novo pix para esta cobrança.';

/** A payment may still arrive for one that expired, was replaced or refused. */
export type ChargeEvent = 'pay' | 'expire' | 'replace' | 'refuse';
export const chargeMachine: StateMachine<ChargeStatus, ChargeEvent> = {
  states: chargeStatuses,
  first: 'ATIVA',
  transitions: [
    ['ATIVA', 'pay', 'CONCLUIDA'],
    ['ATIVA', 'expire', 'EXPIRADA'],
    ['ATIVA', 'replace', 'SUBSTITUIDA'],
    ['ATIVA', 'refuse', 'RECUSADA'],
    ['EXPIRADA', 'pay', 'CONCLUIDA'],
    ['EXPIRADA', 'replace', 'SUBSTITUIDA'],
    ['SUBSTITUIDA', 'pay', 'CONCLUIDA'],
    ['RECUSADA', 'pay', 'CONCLUIDA'],
  ],
};

export type RefundEvent = 'give-back' | 'fail';
export const refundMachine: StateMachine<RefundStatus, RefundEvent> = {
  states: refundStatuses,
  first: 'EM_PROCESSAMENTO',
  transitions: [
    ['EM_PROCESSAMENTO', 'give-back', 'DEVOLVIDO'],
    ['EM_PROCESSAMENTO', 'fail', 'NAO_REALIZADO'],
  ],
};

/** A withdrawn one may still be paid. */
export type BoletoEvent = 'pay' | 'fall-due' | 'replace' | 'withdraw';
export const boletoMachine: StateMachine<BoletoStatus, BoletoEvent> = {
  states: boletoStatuses,
  first: 'REGISTRADO',
  transitions: [
    ['REGISTRADO', 'pay', 'PAGO'],
    ['REGISTRADO', 'fall-due', 'VENCIDO'],
    ['REGISTRADO', 'replace', 'SUBSTITUIDO'],
    ['REGISTRADO', 'withdraw', 'BAIXADO'],
    ['VENCIDO', 'pay', 'PAGO'],
    ['VENCIDO', 'replace', 'SUBSTITUIDO'],
    ['VENCIDO', 'withdraw', 'BAIXADO'],
    ['SUBSTITUIDO', 'pay', 'PAGO'],
    ['BAIXADO', 'pay', 'PAGO'],
  ],
};

export const refundStatusLabels: Readonly<Record<RefundStatus, string>> = {
  EM_PROCESSAMENTO: 'Devolução em processamento',
  DEVOLVIDO: 'Valor devolvido',
  NAO_REALIZADO: 'Devolução não realizada',
};

export const boletoStatusLabels: Readonly<Record<BoletoStatus, string>> = {
  REGISTRADO: 'Aguardando pagamento',
  PAGO: 'Pagamento recebido',
  VENCIDO: 'Boleto vencido',
  SUBSTITUIDO: 'Trocado por outro boleto',
  BAIXADO: 'Cancelado, não pague',
};
