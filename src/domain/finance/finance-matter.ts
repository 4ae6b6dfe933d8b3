/** What the finance team has to look at. */
export const financeMatterKinds = [
  'PAGAMENTO_DESCONHECIDO',
  'DEVOLUCAO_RECUSADA',
  'AVISO_ESTRANHO',
  'DIFERENCA',
] as const;
export type FinanceMatterKind = (typeof financeMatterKinds)[number];

/** What a person reads for each. */
export const financeMatterLabels: Readonly<Record<FinanceMatterKind, string>> = {
  PAGAMENTO_DESCONHECIDO: 'Pagamento sem cobrança conhecida',
  DEVOLUCAO_RECUSADA: 'Devolução recusada pelo banco',
  AVISO_ESTRANHO: 'Aviso do banco que não foi entendido',
  DIFERENCA: 'Diferença entre o livro e as compras',
};
