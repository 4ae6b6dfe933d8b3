import { expect, test } from 'vitest';
import type { DeskCoupon } from '#/contract/catalogue/coupon-desk.ts';
import { describeCoupon, describeSales } from '#/storefront/features/course-desk/coupon.schema.ts';

const coupon: DeskCoupon = {
  codigo: 'VOLTA10',
  descricao: 'Volta às aulas',
  tipo: 'PERCENTUAL',
  percentual: 10,
  valor: null,
  valido_de: '2026-12-01',
  valido_ate: '2026-12-31',
  minimo: 0,
  usos_por_pessoa: 1,
  usos_total: null,
  modalidades: [],
  cursos: [],
  destaque: false,
  versao: 1,
  situacao: 'valendo',
  usos: 1,
  vendas: { total: 1, pago: 900, descontos: 100 },
};

test('a coupon says what it takes off and when, and what it brought', () => {
  expect(describeCoupon(coupon)).toBe('10%, de 01/dez/2026 a 31/dez/2026');
  expect(describeCoupon({ ...coupon, percentual: null, valor: 50 })).toMatch(/^R\$\s50,00, de /);
  expect(describeSales(coupon)).toMatch(
    /^1 uso, 1 venda paga: R\$\s900,00 recebidos, R\$\s100,00 abaixo do preço cheio$/,
  );
  const none = { total: 0, pago: 0, descontos: 0 };
  expect(describeSales({ ...coupon, usos: 0, usos_total: 1, vendas: none })).toBe(
    '0 de 1 uso, nenhuma venda paga',
  );
  expect(describeSales({ ...coupon, usos: 2, usos_total: 5, vendas: none })).toMatch(/^2 de 5 usos,/);
});
