import { expect, it } from 'vitest';
import { forgetCurrentPage } from '#/platform/rendering/forget-current-page.ts';

const current = 'data-status="active" aria-current="page"';

it('leaves no link that says it leads to the page it was drawn on, with a class of its own or without', () => {
  expect(
    forgetCurrentPage(
      `<a class="card active" href="/ofertas" ${current}>Ofertas</a><a class="active" href="/promocoes" ${current}>Promoções</a>`,
    ),
  ).toBe('<a class="card" href="/ofertas">Ofertas</a><a href="/promocoes">Promoções</a>');
});

it('leaves other links as they are', () => {
  const links = '<a class="active" href="/ofertas">Ofertas</a><a href="/" aria-current="page">Início</a>';
  expect(forgetCurrentPage(links)).toBe(links);
});
