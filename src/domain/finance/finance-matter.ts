import { filledText } from '../text/text-rules.ts';

// LEDGER-9
export const financeMatterKinds = [
  'PAGAMENTO_DESCONHECIDO',
  'DEVOLUCAO_RECUSADA',
  'DEVOLUCAO_A_FAZER',
  'AVISO_ESTRANHO',
  'DIFERENCA',
  'CONTESTACAO',
  'DEVOLUCAO_NO_PROVEDOR',
  'EMPRESA_A_COBRAR',
] as const;
export type FinanceMatterKind = (typeof financeMatterKinds)[number];

/** Those that a note settles; money that is owed needs a receipt and a second person (LEDGER-11). */
export const notedMatterKinds = [
  'PAGAMENTO_DESCONHECIDO',
  'AVISO_ESTRANHO',
  'DIFERENCA',
  'CONTESTACAO',
  'DEVOLUCAO_NO_PROVEDOR',
  'EMPRESA_A_COBRAR',
] as const;
export type NotedMatterKind = (typeof notedMatterKinds)[number];

export const financeMatterLabels: Readonly<Record<FinanceMatterKind, string>> = {
  PAGAMENTO_DESCONHECIDO: 'Pagamento sem cobrança conhecida',
  DEVOLUCAO_RECUSADA: 'Devolução recusada pelo banco',
  DEVOLUCAO_A_FAZER: 'Devolução a fazer à mão',
  AVISO_ESTRANHO: 'Aviso do banco que não foi entendido',
  DIFERENCA: 'Diferença entre o livro e as compras',
  CONTESTACAO: 'Pagamento contestado',
  DEVOLUCAO_NO_PROVEDOR: 'Devolução feita fora da loja',
  EMPRESA_A_COBRAR: 'Matrícula a cobrar da empresa',
};

export const financeMatterEnds = [
  'DEVOLVIDA_PELO_PROVEDOR',
  'DEVOLVIDA_A_MAO',
  'GANHA',
  'PERDIDA',
  'RESOLVIDA',
] as const;
export type FinanceMatterEnd = (typeof financeMatterEnds)[number];

export const FINANCE_NOTE_MAX_LENGTH = 1000;

export const financeNoteSchema = filledText(FINANCE_NOTE_MAX_LENGTH);
