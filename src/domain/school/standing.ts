/** `FALTA`: nothing can be sold without it. `AVISO`: it can, but shouldn't stay so. */
export const standingStates = ['FEITO', 'AVISO', 'FALTA'] as const;

/** How something stands that a school needs before it can sell, for people; never a secret. */
export interface Standing {
  situacao: (typeof standingStates)[number];
  texto: string;
}

export const standing = {
  done: (texto: string): Standing => ({ situacao: 'FEITO', texto }),
  warned: (texto: string): Standing => ({ situacao: 'AVISO', texto }),
  missing: (texto: string): Standing => ({ situacao: 'FALTA', texto }),
};
