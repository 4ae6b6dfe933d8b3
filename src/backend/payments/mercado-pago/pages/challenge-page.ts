import { escapeHtml, htmlPage } from '#/backend/card-pages/html.ts';
import type { CardChallenge } from '../mercado-pago-provider.ts';

interface ShownChallenge extends CardChallenge {
  returnUrl: string;
}

export function mercadoPagoChallengePage({ url, creq, returnUrl, isOpen }: ShownChallenge): string {
  const back = escapeHtml(returnUrl);
  return htmlPage({
    title: 'Confirme a compra no seu banco',
    framed: false,
    script: isOpen,
    body: isOpen
      ? `<main>
<p class="bank">Mercado Pago</p>
<h1>Confirme a compra no seu banco</h1>
<p>O banco do seu cartão quer confirmar que é você. Responda abaixo, sem demora: pouco depois a confirmação perde a validade.</p>
<form id="desafio" method="post" action="${escapeHtml(url)}" target="banco" data-volta="${back}">
<input type="hidden" name="creq" value="${escapeHtml(creq)}">
<noscript><button type="submit" class="main">Abrir a página do banco</button></noscript>
</form>
<iframe name="banco" class="challenge" title="Página do banco do cartão" sandbox="allow-forms allow-scripts allow-same-origin allow-popups"></iframe>
<p><a href="${back}">Voltar para a loja</a></p>
</main>`
      : `<main>
<p class="bank">Mercado Pago</p>
<h1>Esta confirmação não vale mais</h1>
<p>Volte para a loja e veja como está sua compra.</p>
<p><a href="${back}">Voltar para a loja</a></p>
</main>`,
  });
}
