import { expect, it } from 'vitest';
import { saleEntries } from '#/domain/finance/ledger.ts';
import { readAmount } from '#/domain/text/amount-text.ts';
import { describeTarget } from '#/domain/sale/refund/refund-target.ts';
import { optionalReais } from '#/domain/sale/money.ts';
import { costsMoney, orderKind } from '#/domain/sale/order/order-kind.ts';

it.each([
  ['900,00', 90_000],
  ['R$ 1.234,56', 123_456],
  ['0,01', 1],
  ['9.999.999,99', 999_999_999],
  ['10.000.000,00', undefined],
  ['0', undefined],
  ['1.00', undefined],
  ['-5', undefined],
])('an amount typed as %s is %s cents', (typed, cents) => {
  expect(readAmount(typed)).toBe(cents);
});

it('a target says its kind, its key or account, and whose it is', () => {
  const cpf = '52998224725';
  expect(describeTarget({ tipo: 'pix', tipo_chave: 'email', chave: 'a@b.co', cpf })).toBe(
    'Chave Pix (e-mail) a@b.co, do CPF 529.982.247-25',
  );
  const account = {
    tipo: 'conta',
    banco: '001',
    agencia: '1234',
    conta: '56789-0',
    cpf_titular: cpf,
    cpf,
  } as const;
  expect(describeTarget({ ...account, tipo_conta: 'corrente' })).toContain('conta-corrente 56789-0');
  expect(describeTarget({ ...account, tipo_conta: 'poupanca' })).toContain('conta poupança 56789-0');
});

it('a sale is booked by what changed, and balances', () => {
  const nothing = { price: 0, discount: 0, charges: 0 };
  const sold = { price: 1000, discount: 100, charges: 30 };
  const entries = saleEntries('C', nothing, sold);
  expect(Object.fromEntries(entries.map(({ conta, centavos }) => [conta, centavos]))).toEqual({
    CLIENTES: 930,
    RECEITA: -1000,
    DESCONTO: 100,
    ENCARGOS: -30,
  });
  expect(entries.reduce((sum, { centavos }) => sum + centavos, 0)).toBe(0);
  expect(saleEntries('C', sold, sold)).toEqual([]);
});

it('an optional amount stays null', () => {
  expect(optionalReais(null)).toBeNull();
  expect(optionalReais(123_456)).toBe(1234.56);
});

// PURCHASE-24
it('the kind of an order is that of its payer', () => {
  expect(orderKind({ total: 10 })).toBe('BOUGHT');
  expect(orderKind({ total: 0 })).toBe('FREE');
  expect(orderKind({ total: 0, empresa: {} })).toBe('COMPANY');
  expect(orderKind({ total: 0, custeio: { tipo: 'EMPREGADOR' } })).toBe('EMPLOYER');
  expect(orderKind({ total: 10, custeio: { tipo: 'BOLSA' } })).toBe('GRANT');
  expect((['BOUGHT', 'COMPANY', 'EMPLOYER', 'GRANT', 'FREE'] as const).filter(costsMoney)).toEqual([
    'BOUGHT',
    'COMPANY',
  ]);
});
