export const resetText = 'Verificação desligada. A pessoa entra só com a senha e pode configurar de novo.';

export const accessConfirmedText = 'Confirmado. Volte à aba em que você estava e envie de novo.';
