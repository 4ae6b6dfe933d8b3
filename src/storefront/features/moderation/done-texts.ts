export const doneTexts = {
  PUBLICADA: 'Opinião publicada',
  RECUSADA: 'Opinião recusada',
  answered: 'Resposta publicada',
  discarded: 'Pergunta descartada',
} as const;
