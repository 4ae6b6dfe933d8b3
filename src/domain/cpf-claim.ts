/** Where a claim to a CPF stands; `ENCAMINHADO` waits for an administrator. */
export const cpfClaimStates = ['ABERTO', 'ENCAMINHADO', 'APROVADO', 'RECUSADO'] as const;
export type CpfClaimState = (typeof cpfClaimStates)[number];
