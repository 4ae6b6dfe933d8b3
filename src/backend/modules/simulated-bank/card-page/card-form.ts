import { cardBrandName, cardBrands } from '#/domain/sale/card/card-brand.ts';
import { formatCardNumber } from '#/domain/sale/card/card-number.ts';
import { testCards } from '#/domain/sale/card/test-cards.ts';
import type { CardErrors, TypedCard } from '../card/tokenise-card.ts';
import { escapeHtml, htmlPage } from '#/backend/card-pages/html.ts';

interface FieldForm {
  name: keyof TypedCard;
  label: string;
  hint?: string;
  attributes: string;
}

const fields: readonly FieldForm[] = [
  {
    name: 'numero',
    label: 'Número do cartão',
    attributes: 'inputmode="numeric" autocomplete="cc-number" maxlength="23"',
  },
  {
    name: 'nome',
    label: 'Nome como está no cartão',
    attributes: 'autocomplete="cc-name" autocapitalize="characters" maxlength="60"',
  },
  {
    name: 'validade',
    label: 'Validade',
    hint: 'Mês e ano, MM/AA',
    attributes: 'inputmode="numeric" autocomplete="cc-exp" maxlength="5"',
  },
  {
    name: 'codigo',
    label: 'Código de segurança',
    hint: '3 dígitos no verso; 4 na frente do American Express',
    attributes: 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"',
  },
];

// CARD-2
function cardFields(fieldErrors: CardErrors): string {
  return fields
    .map(({ name, label, hint, attributes }) => {
      const problem = fieldErrors[name];
      const described = [hint && `${name}-dica`, `${name}-erro`].filter(Boolean).join(' ');
      return `<div class="field field-${name}">
<label for="${name}">${label}</label>
<div class="control"><input id="${name}" name="${name}" type="text" required ${attributes} aria-describedby="${described}"${problem ? ' aria-invalid="true"' : ''}>${name === 'numero' ? '<span id="bandeira" class="mark" role="img" hidden></span>' : ''}</div>
${hint ? `<p class="hint" id="${name}-dica">${hint}</p>` : ''}
<p class="error" id="${name}-erro"${problem ? '' : ' hidden'}>${escapeHtml(problem ?? '')}</p>
</div>`;
    })
    .join('\n');
}

const testCardList = `<details class="tests">
<summary>Loja de demonstração: cartões de teste</summary>
<p>Não digite um cartão de verdade. Com os números abaixo, use qualquer nome, qualquer validade futura e qualquer código.</p>
<ul>
${testCards
  .map(
    ({ number, label }) =>
      `<li><code>${formatCardNumber(number)}</code><span>${escapeHtml(label)}</span><button type="button" class="use" data-numero="${number}" hidden>Usar<span class="sr-only"> ${formatCardNumber(number)}</span></button></li>`,
  )
  .join('\n')}
</ul>
</details>`;

const acceptedBrands = cardBrands.map(cardBrandName).join(', ');

export function framedCardPage(): string {
  return htmlPage({
    title: 'Dados do cartão',
    framed: true,
    script: true,
    body: `<form id="cartao" novalidate aria-label="Dados do cartão">
<p class="sr-only" role="status" id="estado"></p>
${cardFields({})}
${testCardList}
</form>`,
  });
}

interface WholePage {
  backUrl: string;
  compra: string;
  parcelas: number;
  fieldErrors: CardErrors;
}

export function wholeCardPage({ backUrl, compra, parcelas, fieldErrors }: WholePage): string {
  const wrong = Object.keys(fieldErrors).length > 0;
  return htmlPage({
    title: wrong ? 'Erro: dados do cartão' : 'Dados do cartão',
    framed: false,
    script: true,
    body: `<main>
<p class="bank">Banco simulado</p>
<h1>Dados do cartão</h1>
<p>Estes dados ficam no banco: a loja recebe só a bandeira e os quatro últimos dígitos. Bandeiras aceitas: ${acceptedBrands}.</p>
${wrong ? '<p class="alert" role="alert">Confira os campos marcados. Por segurança, digite os dados de novo.</p>' : ''}
<form method="post" action="/cartao/pagina" novalidate autocomplete="on">
<input type="hidden" name="compra" value="${escapeHtml(compra)}">
<input type="hidden" name="parcelas" value="${parcelas}">
${cardFields(fieldErrors)}
<button type="submit" class="main">Continuar</button>
<p>Nada é cobrado ainda: você confirma o pagamento na loja.</p>
<p><a href="${escapeHtml(backUrl)}">Voltar para a loja</a></p>
${testCardList}
</form>
</main>`,
  });
}
