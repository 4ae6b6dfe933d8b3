import { plainPage } from './plain-page.ts';

/** Last resort when not even the error page of the app could be rendered. No details. */
export const errorPage = (requestId: string) =>
  plainPage(
    'Serviço indisponível',
    `<p>Não conseguimos mostrar esta página agora. Tente de novo em alguns instantes.</p>
<p class="actions"><a class="button" href="">Tentar de novo</a><a href="/">Ir para a página inicial</a><a href="/unavailable-service">Saber mais sobre a instabilidade</a></p>
<p><small>Código para o suporte: ${requestId}</small></p>`,
  );
