export const bankActions = [
  'pagar',
  'pagar-duas-vezes',
  'pagar-atrasado',
  'expirar',
  'recusar',
  'devolver',
  'recusar-devolucao',
] as const;
export type BankAction = (typeof bankActions)[number];
