import { expect, it } from 'vitest';
import { toPayerBody } from '#/storefront/shared/payment/payer-address.ts';
import { validateContinue, readContinue } from '#/storefront/features/purchases/purchases.schema.ts';

const address = {
  cep: '89010-000',
  logradouro: 'Rua Quinze de Novembro',
  numero: '1000',
  complemento: '',
  bairro: 'Centro',
  cidade: 'Blumenau',
  uf: 'SC',
};
const nothing = Object.fromEntries(Object.keys(address).map((name) => [name, '']));

function read(entries: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  const typed = readContinue(data);
  const fieldErrors = Object.entries(validateContinue(typed)).filter(([, problem]) => problem);
  return { fieldErrors: fieldErrors.map(([name]) => name), body: () => toPayerBody(typed) };
}

it('takes the address of a person who changes to a boleto later, whole or not at all (BOLETO-14)', () => {
  const whole = read({ forma: 'boleto', ...address });
  expect(whole.fieldErrors).toEqual([]);
  expect(whole.body()).toEqual({ endereco: { ...address, cep: '89010000' } });
  expect(read({ forma: 'boleto', ...address, numero: '' }).fieldErrors).toEqual(['numero']);
  const none = read({ forma: 'boleto', ...nothing });
  expect([none.fieldErrors, none.body()]).toEqual([[], {}]);
});

it('wants all of it where the bank does (BOLETO-15)', () => {
  const { fieldErrors } = read({ forma: 'boleto', exigeEndereco: '1', ...nothing });
  expect(fieldErrors).toEqual(['cep', 'logradouro', 'numero', 'bairro', 'cidade', 'uf']);
});

it('asks no one who pays otherwise', () => {
  for (const forma of ['pix', 'cartao']) {
    const other = read({ forma, exigeEndereco: '1', ...address, numero: '' });
    expect([other.fieldErrors, other.body()]).toEqual([[], {}]);
  }
});
