/**
 * Last resort when not even the error page of the app could be rendered. No script, no style sheet, no
 * details.
 */
export function errorPage(requestId: string): string {
  return `<!DOCTYPE html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Serviço indisponível</title></head>
<body><main><h1>Serviço indisponível</h1>
<p>Não conseguimos mostrar esta página agora. Tente de novo em alguns instantes.</p>
<p><a href="/">Ir para a página inicial</a> ou <a href="/unavailable-service">saber mais sobre a instabilidade</a></p>
<p><small>Código para o suporte: ${requestId}</small></p></main></body>
</html>`;
}
