/** States of a Pix charge, of its refund (PIX-1) and of a boleto. */
export const pixStatuses = ['ATIVA', 'CONCLUIDA', 'EXPIRADA', 'SUBSTITUIDA'] as const;
export type PixStatus = (typeof pixStatuses)[number];
export const refundStatuses = ['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO'] as const;
export type RefundStatus = (typeof refundStatuses)[number];
export const boletoStatuses = ['REGISTRADO', 'PAGO', 'VENCIDO', 'SUBSTITUIDO', 'BAIXADO'] as const;
export type BoletoStatus = (typeof boletoStatuses)[number];

/** Charge and seat hold last this long, by the backend's clock. */
export const PIX_LIFETIME_MS = 30 * 60_000;
/** How many new charges a purchase may get in a day. */
export const PIX_RENEWALS_A_DAY = 5;
/** Shown with 409 when a new charge is refused (PIX-3). */
export const PIX_RENEWAL_MESSAGE = 'Não é permitido gerar um novo pix para esta cobrança.';

/** Where each charge may go. Money may still arrive for a charge that expired or was replaced. */
export const pixTransitions: Readonly<Record<PixStatus, readonly PixStatus[]>> = {
  ATIVA: ['CONCLUIDA', 'EXPIRADA', 'SUBSTITUIDA'],
  CONCLUIDA: [],
  EXPIRADA: ['CONCLUIDA', 'SUBSTITUIDA'],
  SUBSTITUIDA: ['CONCLUIDA'],
};

export const refundTransitions: Readonly<Record<RefundStatus, readonly RefundStatus[]>> = {
  EM_PROCESSAMENTO: ['DEVOLVIDO', 'NAO_REALIZADO'],
  DEVOLVIDO: [],
  NAO_REALIZADO: [],
};

export const boletoTransitions: Readonly<Record<BoletoStatus, readonly BoletoStatus[]>> = {
  REGISTRADO: ['PAGO', 'VENCIDO', 'SUBSTITUIDO', 'BAIXADO'],
  PAGO: [],
  VENCIDO: ['PAGO', 'SUBSTITUIDO', 'BAIXADO'],
  SUBSTITUIDO: ['PAGO'],
  BAIXADO: [],
};

export const pixStatusLabels: Readonly<Record<PixStatus, string>> = {
  ATIVA: 'Aguardando pagamento',
  CONCLUIDA: 'Pagamento recebido',
  EXPIRADA: 'Pix expirado',
  SUBSTITUIDA: 'Substituído por outra cobrança',
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
  SUBSTITUIDO: 'Substituído por outro boleto',
  BAIXADO: 'Boleto baixado',
};
