export const brandSavedText = 'Salvo. Em até 10 segundos aparece em todas as páginas.';
export const imageSavedText = 'Imagem salva. Em até 10 segundos aparece em todas as páginas.';
export const imageRemovedText = 'Imagem retirada. Em até 10 segundos some de todas as páginas.';
