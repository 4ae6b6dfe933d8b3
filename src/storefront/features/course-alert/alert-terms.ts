export const alertTerms = 'Mandamos um e-mail assim que abrir uma turma deste curso.';
