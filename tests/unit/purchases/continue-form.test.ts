import { expect, it } from 'vitest';
import { toPayerBody } from '#/storefront/shared/payment/payer-address.ts';
import { findContinueProblems, readContinue } from '#/storefront/features/purchases/purchases.schema.ts';

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
  const problems = Object.entries(findContinueProblems(typed)).filter(([, problem]) => problem);
  return { problems: problems.map(([name]) => name), body: () => toPayerBody(typed) };
}

it('takes the address of who changes to a boleto later, whole or not at all (BOLETO-14)', () => {
  const whole = read({ forma: 'boleto', ...address });
  expect(whole.problems).toEqual([]);
  expect(whole.body()).toEqual({ endereco: { ...address, cep: '89010000' } });
  expect(read({ forma: 'boleto', ...address, numero: '' }).problems).toEqual(['numero']);
  const none = read({ forma: 'boleto', ...nothing });
  expect([none.problems, none.body()]).toEqual([[], {}]);
});

it('wants all of it where the bank does (BOLETO-15)', () => {
  const { problems } = read({ forma: 'boleto', exigeEndereco: '1', ...nothing });
  expect(problems).toEqual(['cep', 'logradouro', 'numero', 'bairro', 'cidade', 'uf']);
});

it('asks nobody who pays otherwise', () => {
  for (const forma of ['pix', 'cartao']) {
    const other = read({ forma, exigeEndereco: '1', ...address, numero: '' });
    expect([other.problems, other.body()]).toEqual([[], {}]);
  }
});
