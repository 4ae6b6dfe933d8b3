export const connectionTests = ['cobranca', 'email'] as const;
export type ConnectionTest = (typeof connectionTests)[number];
