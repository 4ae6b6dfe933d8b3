export const brandSavedText = 'Salvo. Em até 10 segundos aparece em todas as páginas.';
