/** What is read whose request names no host, two, or one that is no name. No script, no style sheet. */
export const badHostPage = `<!DOCTYPE html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Endereço inválido</title></head>
<body><main><h1>Endereço inválido</h1>
<p>O endereço desta página chegou até nós de um jeito que não conseguimos ler. Confira o endereço e tente de novo.</p></main></body>
</html>`;
