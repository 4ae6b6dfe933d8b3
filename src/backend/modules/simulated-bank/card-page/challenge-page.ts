import { escapeHtml, htmlPage } from '#/backend/card-pages/html.ts';

interface Challenge {
  description: string;
  amount: string;
  card: string;
  returnUrl: string;
  isOpen: boolean;
}

export function challengePage({ description, amount, card, returnUrl, isOpen }: Challenge): string {
  return htmlPage({
    title: 'Confirme a compra no seu banco',
    framed: false,
    body: `<main>
<p class="bank">Banco simulado</p>
<h1>${isOpen ? 'Confirme a compra' : 'Esta confirmação não vale mais'}</h1>
<dl><dt>Referente a</dt><dd>${escapeHtml(description)}</dd><dt>Valor</dt><dd>${escapeHtml(amount)}</dd><dt>Cartão</dt><dd>${escapeHtml(card)}</dd></dl>
${
  isOpen
    ? `<p>Um banco de verdade pediria aqui a senha ou o aplicativo. Escolha o que acontece:</p>
<form method="post" class="answers">
<button type="submit" class="main" name="resposta" value="confirmar">Confirmar a compra</button>
<button type="submit" name="resposta" value="recusar">Não reconheço, recusar</button>
</form>`
    : '<p>Volte para a loja e veja como está sua compra.</p>'
}
<p><a href="${escapeHtml(returnUrl)}">Voltar para a loja${isOpen ? ' sem responder' : ''}</a></p>
</main>`,
  });
}
