import { expect, test } from 'vitest';
import { describeFailure, maySendAgain, summarize } from '#/storefront/forms/form-errors.ts';
import { PublicError } from '#/domain/request/public-error.ts';

test('fields of a refusal are named by the last part of their path, their messages translated and joined', () => {
  const error = new PublicError({
    status: 422,
    codigo: 'DADOS_INVALIDOS',
    mensagem: 'Confira os dados.',
    campos: { 'aluno.cpf': ['must not be blank', 'CPF inválido.'] },
  });
  expect(describeFailure(error)).toEqual({
    codigo: 'DADOS_INVALIDOS',
    message: 'Confira os dados.',
    fieldErrors: { cpf: 'não deve ficar em branco e CPF inválido.' },
    status: 422,
  });
});

test.each([
  ['responsaveis.1.cpf', 'cpf-1'],
  ['telefones.0', 'telefones-0'],
  ['telefones', 'telefones'],
  ['endereco.cep', 'cep'],
])('the field %s of the wire is the control %s', (path, control) => {
  const error = new PublicError({
    status: 422,
    codigo: 'DADOS_INVALIDOS',
    mensagem: 'Confira os dados.',
    campos: { [path]: ['Valor inválido.'] },
  });
  expect(Object.keys(describeFailure(error).fieldErrors)).toEqual([control]);
});

test('a call that never arrived is told as such, not in the words of the browser', () => {
  const failure = describeFailure(new TypeError('Failed to fetch'));
  expect(failure.codigo).toBe('SEM_CONEXAO');
  expect(failure.message).not.toContain('fetch');
});

test('what may work a second time is offered again, a refusal is not', () => {
  const answered = (status: number) =>
    maySendAgain(describeFailure(new PublicError({ status, codigo: 'X', mensagem: 'Não deu.' })));
  expect(maySendAgain(describeFailure(new TypeError('Failed to fetch')))).toBe(true);
  expect(maySendAgain(describeFailure(new DOMException('', 'TimeoutError')))).toBe(true);
  expect([408, 500, 503, 504].map(answered)).toEqual([true, true, true, true]);
  expect([400, 401, 409, 422, 429].map(answered)).toEqual([false, false, false, false, false]);
});

test('the summary names the field, and repeats no rules but those that are broken', () => {
  expect(summarize({ field: 'cpf', message: 'CPF inválido.' })).toEqual({ message: 'CPF inválido.' });
  expect(summarize({ field: 'nascimento', message: 'Informe o dia' }).message).toMatch(/: Informe o dia$/);
  expect(summarize({ field: 'cidade', message: 'Este campo é obrigatório.' })).toEqual({
    message: 'O campo Cidade é obrigatório',
  });
  // A seat for an employee, and a login made by a code.
  expect(summarize({ field: 'razao_social', message: 'Este campo é obrigatório.' })).toEqual({
    message: 'O campo Nome da empresa é obrigatório',
  });
  expect(summarize({ field: 'codigo', message: 'Este campo é obrigatório.' })).toEqual({
    message: 'O campo Código é obrigatório',
  });
  expect(summarize({ field: 'telefone', message: 'Este campo é obrigatório' })).toEqual({
    message: 'O campo Telefone é obrigatório',
  });
  expect(summarize({ field: 'nome', message: 'Regras desse campo:\num\ndois' })).toEqual({
    message: 'Nome completo: veja as regras desse campo',
  });
  expect(summarize({ field: 'nome', message: 'Regras desse campo:\n✗ um\ndois\n✗ três' })).toEqual({
    message: 'Nome completo: um. três',
  });
  expect(summarize({ field: 'termos', message: 'Aceite os termos' })).toEqual({
    message: 'Aceite os termos',
  });
});
