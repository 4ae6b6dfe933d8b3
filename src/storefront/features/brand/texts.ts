export const brandSavedText = 'Salvo. Em até 5 segundos aparece em todas as páginas.';
