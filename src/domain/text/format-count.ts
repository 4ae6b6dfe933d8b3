/** '1.234': a count as Brazilians write it. */
export const formatCount = (count: number): string => count.toLocaleString('pt-BR');
