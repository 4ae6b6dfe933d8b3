/** Why a card's bank refuses, as every provider's reasons are read (CARD-6). */
export const cardRefusals = [
  'SALDO_OU_LIMITE',
  'CARTAO_VENCIDO',
  'CODIGO_DE_SEGURANCA',
  'SUSPEITA_DE_FRAUDE',
  'BLOQUEADO_OU_PERDIDO',
  'LIGUE_PARA_O_BANCO',
  'DESAFIO_NAO_CONCLUIDO',
  'DADOS_DO_CARTAO',
  'OUTRO',
] as const;
export type CardRefusal = (typeof cardRefusals)[number];

export const readCardRefusal = (stored: string): CardRefusal =>
  cardRefusals.find((reason) => reason === stored) ?? 'OUTRO';

export const cardRefusalMessages: Readonly<Record<CardRefusal, string>> = {
  SALDO_OU_LIMITE:
    'O cartão não tem saldo ou limite para esta compra. Use outro cartão, ou pague em mais parcelas.',
  CARTAO_VENCIDO: 'Este cartão está vencido. Use outro cartão.',
  CODIGO_DE_SEGURANCA: 'O código de segurança não confere. Confira o código no cartão e tente de novo.',
  SUSPEITA_DE_FRAUDE: 'O banco não autorizou por segurança. Use outro cartão ou outra forma de pagamento.',
  BLOQUEADO_OU_PERDIDO: 'Este cartão está bloqueado. Use outro cartão.',
  LIGUE_PARA_O_BANCO:
    'O banco quer falar com você antes de autorizar. Ligue para o número no verso do cartão, ou use outro.',
  DESAFIO_NAO_CONCLUIDO: 'A confirmação com o banco não foi concluída. Tente de novo ou use outro cartão.',
  DADOS_DO_CARTAO: 'Os dados do cartão perderam a validade. Digite os dados de novo.',
  OUTRO: 'O banco não autorizou o pagamento. Use outro cartão ou outra forma de pagamento.',
};
