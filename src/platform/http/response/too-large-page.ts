import { takesDocuments } from '#/domain/request/request-limits.ts';

/** What a person reads whose form was too large to be read, with the way back. No script, no style sheet. */
export function tooLargePage(path: string): string {
  const limit = takesDocuments(path)
    ? 'Um documento pode ter até 10 MB. Escolha um arquivo menor, ou uma foto com menos resolução.'
    : 'Esta página aceita envios de até 1 MB. Escolha um arquivo menor, ou divida a lista em partes.';
  return `<!DOCTYPE html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Arquivo grande demais</title></head>
<body><main><h1>Arquivo grande demais</h1>
<p>${limit}</p>
<p>Nada foi enviado. O que você já tinha enviado antes continua guardado, e o botão Voltar do navegador traz o que você digitou.</p>
<p><a href="${path.replaceAll('&', '&amp;').replaceAll('"', '%22')}">Voltar para a página</a> ou <a href="/">ir para a página inicial</a></p></main></body>
</html>`;
}
