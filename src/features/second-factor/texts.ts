/** Told once the second factor of a colleague is off. */
export const resetText = 'Verificação desligada. A pessoa entra só com a senha e pode configurar de novo.';
