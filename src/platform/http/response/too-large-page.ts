import { takesDocuments } from '#/domain/request/request-limits.ts';
import { plainPage } from './plain-page.ts';

/** What a person reads whose form was too large to be read, with the way back. */
export function tooLargePage(path: string): string {
  const limit = takesDocuments(path)
    ? 'Um documento pode ter até 10 MB. Escolha um arquivo menor, ou uma foto com menos resolução.'
    : 'Esta página aceita envios de até 1 MB. Escolha um arquivo menor, ou divida a lista em partes.';
  return plainPage(
    'Arquivo grande demais',
    `<p>${limit}</p>
<p>Nada foi enviado. O que você já tinha enviado antes continua guardado, e o botão Voltar do navegador traz o que você digitou.</p>
<p class="actions"><a class="button" href="${path.replaceAll('&', '&amp;').replaceAll('"', '%22')}">Voltar para a página</a><a href="/">Ir para a página inicial</a></p>`,
  );
}
