import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import {
  badBirthDates,
  badCeps,
  badComplements,
  badCpfs,
  badEmails,
  badFullNames,
  badLoginIdentifiers,
  badNumbers,
  badPasswords,
  badPhoneDigits,
  badPhones,
  badShortTexts,
  missing,
  missingPassword,
  badShortNames,
  type BadValues,
} from '../../support/bad-values.ts';
import { enterAs } from '../account/role-clients.ts';
import { makeRegistration, registerShopper } from '../../support/backend/registration.ts';

const backend = withBackend({ seed: true });
const client = new ApiClient(() => backend.current.url);
let finance: ApiClient;
beforeAll(async () => {
  await registerShopper(client);
  finance = await enterAs('FINANCEIRO', () => backend.current.url);
});

const { nome, cpf, nascimento, telefone, email, senha, aceites } = makeRegistration();
const student = { nome, cpf, nascimento, telefone, email };
const address = {
  cep: '89010-000',
  logradouro: 'Rua Quinze de Novembro',
  numero: '100',
  complemento: '',
  bairro: 'Centro',
  cidade: 'Blumenau',
  uf: 'SC',
};
const company = {
  empresa: 'Metalúrgica Hoffmann Ltda',
  cnpj: '11.222.333/0001-81',
  nome: 'Juliana Hoffmann',
  email,
  telefone,
  cidade: 'Joinville',
  pessoas: 25,
  aceite: true,
};
const person: Record<string, BadValues> = {
  nome: badFullNames,
  cpf: badCpfs,
  telefone: badPhones,
  email: badEmails,
};

/**
 * An endpoint with a body it takes, and what it refuses of each field. `within` names where the body holds
 * the fields.
 */
interface Endpoint {
  call: `${'POST' | 'PUT' | 'DELETE'} ${string}`;
  right: Record<string, unknown>;
  fields: Record<string, BadValues>;
  within?: string | undefined;
  around?: Record<string, unknown>;
  ofFinance?: true;
}

const ofFinance: readonly Omit<Endpoint, 'ofFinance'>[] = [
  {
    call: 'POST /api/financeiro/compras/01ARZ3NDEKTSV4RRFFQ69G5FAV/devolucao',
    right: { chave: 'devolucao-1', valor: 10, encerra: false, motivo: 'Cobrança em dobro.' },
    fields: { motivo: missing },
  },
  {
    call: 'POST /api/financeiro/devolucoes/00000000-0000-4000-8000-000000000000/decisao',
    right: { aprovada: false, recusa: 'O valor é outro.' },
    fields: { recusa: missing },
  },
  {
    call: 'POST /api/financeiro/pendencias/resolucao',
    right: { tipo: 'DIFERENCA', referencia: '1', nota: 'Conferido.' },
    fields: { nota: missing },
  },
  {
    call: 'POST /api/financeiro/pendencias/D1/comprovante',
    right: { comprovante: 'E123456', pago_em: '2026-11-20', nota: 'Pelo banco.' },
    fields: {
      comprovante: [...missing, ['E12', 'Informe o número do comprovante, como o banco o mostra.']],
      nota: missing,
    },
  },
  {
    call: 'POST /api/financeiro/pendencias/D1/conferencia',
    right: { aceito: false, recusa: 'Não está no extrato.' },
    fields: { recusa: missing },
  },
  {
    call: 'POST /api/financeiro/empresas/1/fatura/recusa',
    right: { cnpj: '11.222.333/0001-81', motivo: 'Faltam documentos.' },
    fields: { motivo: missing },
  },
];

const endpoints: readonly Endpoint[] = [
  {
    call: 'POST /api/cadastro',
    right: { ...student, senha, aceites },
    fields: { ...person, nascimento: badBirthDates, senha: badPasswords },
  },
  {
    call: 'POST /api/login',
    right: { identificador: email, senha },
    fields: { identificador: badLoginIdentifiers, senha: missingPassword },
  },
  {
    call: 'POST /api/esqueci-senha',
    right: { identificador: email },
    fields: { identificador: badLoginIdentifiers },
  },
  { call: 'POST /api/troca-senha/codigo/vitrine', right: { senha }, fields: { senha: badPasswords } },
  { call: 'POST /api/telefone', right: { telefone }, fields: { telefone: badPhones } },
  { call: 'PUT /api/email', right: { email, senha }, fields: { email: badEmails, senha: missingPassword } },
  {
    call: 'PUT /api/senha',
    right: { senhaAtual: senha, senhaNova: senha },
    fields: { senhaAtual: missingPassword, senhaNova: badPasswords },
  },
  { call: 'DELETE /api/minha-conta', right: { senha }, fields: { senha: missingPassword } },
  {
    call: 'PUT /api/minha-conta',
    right: {},
    fields: {
      nome: badFullNames,
      nomeSocial: badShortNames,
      nomeMae: badFullNames.slice(0, -1),
      nomePai: badFullNames.slice(0, -1),
      nascimento: badBirthDates,
      tituloEleitor: badNumbers(12),
      cnh: badNumbers(11),
    },
  },
  {
    call: 'PUT /api/minha-conta',
    right: address,
    within: 'endereco',
    fields: {
      cep: badCeps,
      logradouro: missing,
      numero: missing,
      complemento: badComplements,
      bairro: missing,
      cidade: missing,
      uf: [
        ['XX', 'Escolha o estado'],
        ['sc', 'Escolha o estado'],
      ],
    },
  },
  {
    call: 'PUT /api/minha-conta',
    right: ['48991234567'] as never,
    within: 'telefones',
    fields: { 0: badPhoneDigits },
  },
  {
    call: 'PUT /api/minha-conta',
    right: { nome, cpf, telefone, email },
    within: 'responsaveis.0',
    fields: person,
  },
  {
    call: 'POST /api/compra',
    right: student,
    within: 'aluno',
    around: { id_oferta: 1 },
    fields: {
      ...person,
      nascimento: [
        ['', 'Este campo é obrigatório.'],
        ['1998-02-30', 'Informe uma data válida'],
      ],
    },
  },
  {
    call: 'POST /api/inscricao',
    right: student,
    within: 'aluno',
    around: { id_oferta: 1, declaracao: '1' },
    fields: person,
  },
  {
    call: 'POST /api/compra-empresa',
    right: { cnpj: '11.222.333/0001-81', razao_social: 'Metalúrgica Hoffmann Ltda' },
    within: 'empresa',
    around: { id_oferta: 1, vagas: 1, alunos: [] },
    fields: {
      cnpj: [
        ['', 'Este campo é obrigatório.'],
        ['11.222.333/0001-80', 'CNPJ inválido.'],
      ],
      razao_social: missing,
    },
  },
  {
    call: 'POST /api/compra-empresa',
    right: { nome, cpf, nascimento, email },
    within: 'alunos.0',
    around: { id_oferta: 1, vagas: 1, empresa: { cnpj: '11.222.333/0001-81', razao_social: 'Metal Ltda' } },
    fields: { nome: badFullNames, cpf: badCpfs, email: badEmails },
  },
  { call: 'POST /api/cpf-meu', right: student, fields: { ...person, nascimento: badBirthDates } },
  ...ofFinance.map((endpoint): Endpoint => ({ ...endpoint, ofFinance: true })),
  { call: 'POST /api/newsletter', right: { email, versao: '1' }, fields: { email: badEmails } },
  {
    call: 'POST /api/empresa-contato',
    right: company,
    fields: {
      empresa: missing,
      cnpj: [
        ['', 'Este campo é obrigatório.'],
        ['11.222.333/0001-80', 'CNPJ inválido.'],
      ],
      nome: [['', 'Este campo é obrigatório.'], ...badShortNames],
      email: badEmails,
      telefone: badPhones,
      cidade: missing,
      pessoas: [
        [0, 'Informe um número de 1 a 100.000.'],
        ['25', 'Informe um número de 1 a 100.000.'],
      ],
    },
  },
  {
    call: 'POST /api/me-ligue',
    right: { nome: 'Ana Lima', ddd: '48', tel: '991234567' },
    fields: {
      nome: [
        ['An', 'Informe um Nome válido'],
        ['', 'Informe um Nome válido'],
        ['A1 2', 'Informe um Nome válido'],
      ],
      ddd: [
        ['00', 'Informe um Telefone válido'],
        ['4', 'Informe um Telefone válido'],
      ],
      tel: [
        ['9123456', 'Informe um Telefone válido'],
        ['99123-4567', 'Informe um Telefone válido'],
      ],
    },
  },
  {
    call: 'POST /api/produto/1/opiniao',
    right: { nota: 5, texto: 'Muito bom mesmo' },
    fields: { texto: badShortTexts },
  },
  {
    call: 'POST /api/produto/1/pergunta',
    right: { texto: 'Tem estágio?' },
    fields: { texto: badShortTexts },
  },
];

const cases = endpoints.flatMap(({ fields, ...endpoint }) =>
  Object.entries(fields).map(([field, values]) => ({ ...endpoint, field, values })),
);

describe('what breaks a rule is refused in the words of docs/rules/forms.md', () => {
  test.each(cases)(
    '$call: $field in $within',
    async ({ call, right, within, around, ofFinance: isOfFinance, field, values }) => {
      const [method = '', path = ''] = call.split(' ');
      for (const [value, message] of values) {
        const wrong = Array.isArray(right) ? [value] : { ...right, [field]: value };
        const { status, body } = await (isOfFinance ? finance : client).request(method, path, {
          body: wrap(wrong, within, around),
          headers: { 'idempotency-key': randomUUID() },
        });
        const name = within ? `${within}.${field}` : field;
        expect([value, status, body.campos]).toEqual([value, 422, { [name]: [message] }]);
      }
    },
  );
});

// ERROR-5
describe('all that is wrong is named at once', () => {
  const several = endpoints.filter(({ fields }) => Object.keys(fields).length > 1);
  test.each(several.flatMap((endpoint) => [0, 1].map((nth) => ({ ...endpoint, nth }))))(
    '$call, wrong value $nth of each field in $within',
    async ({ call, right, within, around, ofFinance: isOfFinance, fields, nth }) => {
      const [method = '', path = ''] = call.split(' ');
      const picked = Object.entries(fields).map(
        ([field, values]) => [field, values[nth] ?? values[0]!] as const,
      );
      const wrong = { ...right, ...Object.fromEntries(picked.map(([field, [value]]) => [field, value])) };
      const { status, body } = await (isOfFinance ? finance : client).request(method, path, {
        body: wrap(wrong, within, around),
        headers: { 'idempotency-key': randomUUID() },
      });
      const said = picked.map(([field, [, message]]) => [within ? `${within}.${field}` : field, [message]]);
      expect([status, body.campos]).toEqual([422, Object.fromEntries(said)]);
    },
  );

  it('of a person who registers: a day of birth to come and a password that says the name', async () => {
    const body = {
      ...makeRegistration(),
      nome: 'Beatriz Hoffmann',
      nascimento: '2100-01-01',
      senha: 'Beatriz2026',
    };
    const { campos } = (await client.post('/api/cadastro', body)).body;
    expect(Object.keys(campos ?? {})).toEqual(['nascimento', 'senha']);
  });
});

function wrap(inner: unknown, within: string | undefined, around: Endpoint['around']): unknown {
  if (within === undefined) return inner;
  const [outer = '', place] = within.split('.');
  return { ...around, [outer]: place === undefined ? inner : [inner] };
}
