import { expect, it } from 'vitest';
import { OfferPrice } from '#/blocks/course/price.tsx';
import { offeredInstallments } from '#/domain/sale/payment-terms.ts';
import { addDays, calendarDay } from '#/domain/time/dates.ts';
import { render } from '../ui/markup.ts';

type Props = Parameters<typeof OfferPrice>[0];
const paid = {
  tipo_oferta: 'PAGO',
  preco_original: 1000,
  preco_promocional: 899.9,
  parcelas_max: 12,
  data_inicio: addDays(calendarDay(new Date()), 60),
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

it('promises the installments that the checkout takes, and no others (PURCHASE-9, BOLETO-10)', () => {
  const today = calendarDay(new Date());
  const long = { ...paid, parcelas_max: 24 };
  expect(textOf(long)).toContain('ou 24x de');
  const soon = { ...long, data_inicio: addDays(today, 2) };
  expect(offeredInstallments(soon.parcelas_max, soon.data_inicio, today)).toBe(13);
  expect(textOf(soon)).toContain('ou 13x de');
});

it('says of an offer that costs nothing what the others of its course cost', () => {
  const free = { ...paid, preco_original: 0, preco_promocional: null };
  expect(textOf(free)).toBe('Gratuito');
  expect(textOf({ ...free, tipo_oferta: 'BOLSA' }, { paidFrom: 450 })).toBe(
    'Bolsa integral nesta turma demais a partir de R$ 450,00',
  );
});
