/** Told once the second factor of a colleague is off. */
export const resetText = 'Verificação desligada. A pessoa entra só com a senha e pode configurar de novo.';

/** Told once who is signed in has shown again who they are. */
export const accessConfirmedText = 'Confirmado. Volte à aba em que você estava e envie de novo.';
