/** What is said after each act, with the page's script and without. */
export const doneTexts = {
  PUBLICADA: 'Opinião publicada',
  RECUSADA: 'Opinião recusada',
  answered: 'Resposta publicada',
  discarded: 'Pergunta descartada',
} as const;
