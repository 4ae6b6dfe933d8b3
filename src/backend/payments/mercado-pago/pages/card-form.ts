import { escapeHtml, htmlPage } from '#/backend/card-pages/html.ts';
import { cardBrandName, cardBrands } from '#/domain/sale/card/card-brand.ts';

export const sdkAddress = 'https://sdk.mercadopago.com/js/v2';

interface FieldForm {
  id: string;
  label: string;
  hint?: string;
  input?: string;
}

const fields: readonly FieldForm[] = [
  { id: 'numero', label: 'Número do cartão' },
  {
    id: 'nome',
    label: 'Nome como está no cartão',
    input: 'autocomplete="cc-name" autocapitalize="characters" maxlength="60"',
  },
  { id: 'validade', label: 'Validade', hint: 'Mês e ano, MM/AA' },
  {
    id: 'codigo',
    label: 'Código de segurança',
    hint: '3 dígitos no verso; 4 na frente do American Express',
  },
  {
    id: 'cpf',
    label: 'CPF de quem é dono do cartão',
    input: 'inputmode="numeric" autocomplete="off" maxlength="14"',
  },
];

function fieldMarkup({ id, label, hint, input }: FieldForm): string {
  const described = [hint && `${id}-dica`, `${id}-erro`].filter(Boolean).join(' ');
  const control =
    input === undefined
      ? `<span class="label" id="${id}-nome">${label}</span>
<div class="control secure" id="${id}" role="group" aria-labelledby="${id}-nome" aria-describedby="${described}"></div>`
      : `<label for="${id}">${label}</label>
<div class="control"><input id="${id}" name="${id}" type="text" required ${input} aria-describedby="${described}"></div>`;
  return `<div class="field field-${id}">
${control}
${hint ? `<p class="hint" id="${id}-dica">${hint}</p>` : ''}
<p class="error" id="${id}-erro" hidden></p>
</div>`;
}

// CARD-2
export function mercadoPagoCardPage(): string {
  return htmlPage({
    title: 'Dados do cartão',
    framed: true,
    script: true,
    providerScript: sdkAddress,
    body: `<form id="cartao" novalidate aria-label="Dados do cartão">
<p class="sr-only" role="status" id="estado"></p>
<p class="alert" role="alert" id="falha" hidden>O formulário do Mercado Pago não abriu. Confira sua conexão, ou use outra forma de pagamento.</p>
${fields.map(fieldMarkup).join('\n')}
<p class="hint">Os dados do cartão vão direto para o Mercado Pago. Bandeiras aceitas, no crédito: ${cardBrands.map(cardBrandName).join(', ')}.</p>
</form>`,
  });
}

export function scriptlessPage(backUrl: string): string {
  return htmlPage({
    title: 'Pagamento com cartão',
    framed: false,
    body: `<main>
<p class="bank">Mercado Pago</p>
<h1>O cartão precisa de JavaScript</h1>
<p>O Mercado Pago só recebe os dados do cartão em navegadores com JavaScript ligado. Ligue o JavaScript e abra a compra de novo, ou escolha lá outra forma de pagamento. Nada foi cobrado.</p>
<p><a href="${escapeHtml(backUrl)}">Voltar para a compra</a></p>
</main>`,
  });
}
