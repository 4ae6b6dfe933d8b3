export const brandSavedText = 'Salvo. Em até 5 segundos aparece em todas as páginas.';
export const imageSavedText = 'Imagem salva. Em até 5 segundos aparece em todas as páginas.';
export const imageRemovedText = 'Imagem retirada. Em até 5 segundos some de todas as páginas.';
export const linksSavedText = 'Salvo. Em até 1 minuto aparece em todas as páginas.';
