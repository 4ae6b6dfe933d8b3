import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { validateAccountGuardian, readGuardians } from '#/storefront/features/account/account.schema.ts';
import { validateNameSeat } from '#/storefront/features/company-order/company-order.schema.ts';
import { findNameError, findOptionalNameError } from '#/storefront/forms/name-error.ts';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';

const marked = (message: string | undefined) => message?.split('\n').filter((line) => line.startsWith('✗ '));

// FORM-1
test.each([
  ['Ana', ['✗ Informe nome e sobrenome, com pelo menos duas palavras']],
  ['Maria do Ó', ['✗ Cada palavra deve ter pelo menos 2 caracteres']],
  ["Ana Lima'", ['✗ Não use números ou caracteres especiais; apóstrofo e hífen, só entre duas letras']],
  ['Anaaa Lima', ['✗ Não repita a mesma letra três vezes seguidas']],
])('%s is told all rules, and which of them it breaks', (name, broken) => {
  const message = findNameError(name);
  expect(message?.split('\n')).toHaveLength(8);
  expect(message).toMatch(/^Regras desse campo:\n/);
  expect(marked(message)).toEqual(broken);
});

test('a name that is right, missing or too long is told no list', () => {
  expect(findNameError("Maria D'Ávila")).toBeUndefined();
  expect(findNameError('')).toBe('Este campo é obrigatório.');
  expect(findOptionalNameError('')).toBeUndefined();
  expect(findNameError(`Ana ${'Li'.repeat(60)}`)).toMatch(/^Regras/);
  expect(findNameError(`Ana L${'ai'.repeat(60)}`)).toBe('O nome deve ter no máximo 120 caracteres');
});

test('the field says of each rule whether it is kept', () => {
  const html = renderToStaticMarkup(<TextField id="nome" label="Nome" error={findNameError('Maria do Ó')} />);
  const text = html.replaceAll(/<[^>]+>/g, ' ');
  expect(html.match(/aria-label="Falta:"/g)).toHaveLength(1);
  expect(html.match(/aria-label="Cumprida:"/g)).toHaveLength(6);
  expect(html.indexOf('Falta:')).toBeLessThan(html.indexOf('pelo menos 2 caracteres'));
  expect(text).not.toContain('✗');
});

test('guardians of an account and seats of a company are told the same', () => {
  const data = new FormData();
  for (const [name, text] of Object.entries({
    nome: "RITA SANT'ANA",
    cpf: '39053344705',
    telefone: '4733334444',
    email: 'r@e.com',
  })) {
    data.set(`${name}-0`, text);
  }
  expect(readGuardians(data)['nome-0']).toBe("Rita Sant'Ana");
  data.set('nome-0', 'Rita D´Ávila');
  expect(marked(validateAccountGuardian(readGuardians(data))['nome-0'])).toHaveLength(1);
  const seat = {
    posicao: '1',
    nome: 'Maria do Ó',
    cpf: '529.982.247-25',
    nascimento: '12/04/2012',
    email: 'ana@exemplo.com.br',
    responsavel: 'Rita',
    cpf_responsavel: '390.533.447-05',
    email_responsavel: 'rita@exemplo.com.br',
  };
  const fieldErrors = validateNameSeat(seat, '2026-11-28');
  expect(
    [marked(fieldErrors['nome']), marked(fieldErrors['responsavel'])].map((lines) => lines?.length),
  ).toEqual([1, 1]);
});
