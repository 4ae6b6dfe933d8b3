import { expect, it } from 'vitest';
import { OfferPrice } from '#/storefront/shared/course/price.tsx';
import { render } from '../ui/markup.ts';

type Props = Parameters<typeof OfferPrice>[0];
const paid = {
  tipo_oferta: 'PAGO',
  preco_original: 1000,
  preco_promocional: 899.9,
  parcelas_max: 12,
} as const;

function textOf(offer: Props['offer'], rest: Partial<Props> = {}): string {
  const html = render(<OfferPrice offer={offer} paidFrom={null} period="curso" {...rest} />);
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

it('says what is paid in cash, beside what it was (PURCHASE-11)', () => {
  expect(textOf(paid, { size: 'page' })).toMatch(/^De R\$ 1\.000,00 por R\$ 899,90 10% de desconto/);
  expect(textOf({ ...paid, preco_promocional: null })).toMatch(/^R\$ 1\.000,00/);
});

it('promises the installments that the backend says its checkout takes (PURCHASE-9)', () => {
  expect(textOf({ ...paid, parcelas_max: 24 })).toContain('ou 24x de');
  expect(textOf({ ...paid, parcelas_max: 1 })).not.toContain('x de');
});

it('says of an offer that costs nothing what the others of its course cost', () => {
  const free = { ...paid, preco_original: 0, preco_promocional: null };
  expect(textOf(free)).toBe('Gratuito');
  expect(textOf({ ...free, tipo_oferta: 'BOLSA' }, { paidFrom: 450 })).toBe(
    'Bolsa integral nesta turma demais a partir de R$ 450,00',
  );
});
