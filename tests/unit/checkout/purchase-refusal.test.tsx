import { expect, it } from 'vitest';
import type { Failure } from '#/storefront/forms/form-errors.ts';
import { PurchaseRefusal } from '#/storefront/features/checkout/components/purchase-refusal.tsx';
import { drawInShop } from '../shell/draw-in-shop.tsx';
import { findTags } from '../ui/markup.ts';

const course = {
  id_produto: 7,
  slug: 'eletrica',
  modalidade: { slug: 'cursos-tecnicos' },
} as Parameters<typeof PurchaseRefusal>[0]['course'];

function draw(codigo: string, status: number, hasCoupon = false): string {
  const failure = { codigo, status, message: 'Não deu.', fieldErrors: {} } as Failure;
  return drawInShop(
    <PurchaseRefusal
      failure={failure}
      course={course}
      productOffer="7-70"
      hasCoupon={hasCoupon}
      onSignIn={() => {}}
    />,
  );
}

const links = (html: string) => findTags(html, { tag: 'a' }).map(({ href }) => href);

it.each([
  ['TURMA_RESERVADA_DEMAIS', 429],
  ['MUITAS_COMPRAS', 429],
  ['MUITAS_RESERVAS', 409],
] as const)('%s leads to what was reserved, and nothing typed is lost', (codigo, status) => {
  const html = draw(codigo, status);
  expect(html).toContain('Seus dados continuam aqui');
  expect(links(html)).toEqual(['/minhas-compras']);
});

it('a coupon that was used up meanwhile can be left out', () => {
  const html = draw('CUPOM_INVALIDO', 422, true);
  expect(html).toContain('continue sem ele');
  expect(links(html)).toEqual(['/checkout/7-70?cupom=']);
});

it('a page that came back without the coupon says so: a link would lose what was typed without a script', () => {
  const html = draw('CUPOM_INVALIDO', 422);
  expect(html).toContain('o preço já está sem o cupom');
  expect(links(html)).toEqual([]);
});
