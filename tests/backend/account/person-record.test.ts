import { beforeAll, describe, expect, test } from 'vitest';
import type { PersonRecord } from '#/contract/account/account.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { registerShopper, type Registration } from '../../support/backend/registration.ts';

const backend = withBackend({ seed: true });
const visitor = () => new ApiClient(() => backend.current.url);

const client = visitor();
let person: Registration & { idPessoa: number };
beforeAll(async () => {
  person = await registerShopper(client);
});

const noAddress = { cep: '', logradouro: '', numero: '', complemento: '', bairro: '', cidade: '', uf: '' };
const endereco = {
  cep: '89010-000',
  logradouro: 'Rua Quinze de Novembro',
  numero: '100',
  complemento: 'Sala 2',
  bairro: 'Centro',
  cidade: 'Blumenau',
  uf: 'SC',
};

describe('the person record', () => {
  test('of a new account is the empty template with what was registered (ACCOUNT-1)', async () => {
    const { status, body } = await client.get('/api/minha-conta');
    expect(status).toBe(200);
    expect(body).toEqual({
      idPessoa: person.idPessoa,
      nome: person.nome,
      nomeSocial: null,
      cpf: person.cpf,
      nascimento: person.nascimento,
      rg: null,
      orgaoExpedidor: null,
      genero: null,
      certificadoMilitar: null,
      tituloEleitor: null,
      cnh: null,
      categoriaCnh: null,
      renach: null,
      nacionalidade: 'BR',
      estadoNaturalidade: null,
      municipioNaturalidade: null,
      nomePai: null,
      nomeMae: null,
      situacaoOcupacional: null,
      raca: null,
      escolaridade: { nivel: null, situacao: null },
      telefones: [person.telefone.replaceAll(/\D/g, '')],
      necessidadesEspeciais: [],
      responsaveis: [],
      endereco: noAddress,
    });
  });

  test('changes field by field, and what is left out stays', async () => {
    const first = await client.put<PersonRecord>('/api/minha-conta', { rg: ' 1234567 ', genero: 'FEMININO' });
    expect(first.status).toBe(200);
    const second = await client.put<PersonRecord>('/api/minha-conta', {
      endereco,
      escolaridade: { nivel: 'MEDIO', situacao: 'COMPLETO' },
      nome: 'Joana Silva',
    });
    expect(second.body).toMatchObject({ nome: 'Joana Silva', rg: '1234567', genero: 'FEMININO' });
    expect(second.body.endereco).toEqual({ ...endereco, cep: '89010000' });
    const cleared = await client.put<PersonRecord>('/api/minha-conta', { rg: '', endereco: null });
    expect(cleared.body).toMatchObject({ rg: null, endereco: noAddress, genero: 'FEMININO' });
    expect((await client.get<PersonRecord>('/api/minha-conta')).body).toEqual(cleared.body);
  });

  test('keeps both when two forms are sent at once', async () => {
    await Promise.all([
      client.put('/api/minha-conta', { orgaoExpedidor: 'SSP/SC' }),
      client.put('/api/minha-conta', { municipioNaturalidade: 'Gaspar' }),
      client.put('/api/minha-conta', { endereco }),
    ]);
    expect((await client.get<PersonRecord>('/api/minha-conta')).body).toMatchObject({
      orgaoExpedidor: 'SSP/SC',
      municipioNaturalidade: 'Gaspar',
      endereco: { numero: '100' },
    });
  });

  test.each([
    [{ nome: 'joana' }, 'nome', /^Regras desse campo:/],
    [{ nascimento: '2999-01-01' }, 'nascimento', /./],
    [{ telefones: [] }, 'telefones', /pelo menos um telefone/],
    [{ telefones: ['123'] }, 'telefones.0', /^Telefone inválido$/],
    [{ tituloEleitor: '12a' }, 'tituloEleitor', /^Apenas valores numéricos são aceitos\.$/],
    [
      { municipioNaturalidade: 'Blumenau/SC' },
      'municipioNaturalidade',
      /^Informe só a cidade, ou CIDADE\/UF/,
    ],
    [{ telefones: ['47000000000'] }, 'telefones.0', /^Telefone inválido$/],
    [{ genero: 'X' }, 'genero', /^Escolha uma das opções$/],
    [{ endereco: { ...endereco, cep: '123' } }, 'endereco.cep', /^Este campo está incompleto\.$/],
    [{ endereco: { ...endereco, cep: '890100000' } }, 'endereco.cep', /^Informe um CEP válido$/],
    [{ endereco: { ...endereco, numero: '' } }, 'endereco.numero', /^Este campo é obrigatório\.$/],
    [{ endereco: { ...endereco, uf: 'XX' } }, 'endereco.uf', /^Escolha o estado$/],
    [
      { endereco: { ...endereco, complemento: 'x'.repeat(61) } },
      'endereco.complemento',
      /^O complemento deve ter no máximo 60 caracteres$/,
    ],
    [{ cpf: '529.982.247-25' }, 'cpf', /^O CPF não pode ser alterado\.$/],
  ])('refuses %j', async (change, field, message) => {
    const before = await client.get('/api/minha-conta');
    const { status, body } = await client.put('/api/minha-conta', change);
    expect(status).toBe(422);
    expect(Object.keys(body.campos ?? {})).toEqual([field]);
    expect(body.campos?.[field]?.[0]).toMatch(message);
    expect((await client.get('/api/minha-conta')).body).toEqual(before.body);
  });

  test('takes a complement of 60 characters and its own CPF', async () => {
    const complemento = 'x'.repeat(60);
    const { status, body } = await client.put<PersonRecord>('/api/minha-conta', {
      cpf: person.cpf,
      endereco: { ...endereco, complemento },
    });
    expect([status, body.endereco?.complemento]).toEqual([200, complemento]);
  });

  test('is no one else’s: an id in the body changes nothing', async () => {
    const other = visitor();
    const stranger = await registerShopper(other);
    await other.put('/api/minha-conta', { idPessoa: person.idPessoa, nome: 'Outra Pessoa' });
    expect((await other.get<PersonRecord>('/api/minha-conta')).body.idPessoa).toBe(stranger.idPessoa);
    expect((await client.get<PersonRecord>('/api/minha-conta')).body.nome).toBe('Joana Silva');
  });

  test('is refused to visitors', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const { status, body } = await visitor().request(method, '/api/minha-conta', {
        ...(method !== 'GET' && { body: { senha: 'x' } }),
      });
      expect([status, body.codigo]).toEqual([401, 'NAO_AUTENTICADO']);
    }
  });
});

describe('an address by its CEP (FORM-28)', () => {
  test.each(['89010000', '89010-000'])('%s is found by anyone', async (cep) => {
    const { status, body } = await visitor().get(`/api/cep/${cep}`);
    expect([status, body]).toEqual([
      200,
      {
        cep: '89010000',
        logradouro: 'Rua Quinze de Novembro',
        bairro: 'Centro',
        cidade: 'Blumenau',
        uf: 'SC',
      },
    ]);
  });

  test('that is not in the table is 404, that is none is 422', async () => {
    const missing = await visitor().get('/api/cep/99999999');
    expect([missing.status, missing.body.codigo]).toEqual([404, 'CEP_NAO_ENCONTRADO']);
    expect((await visitor().get('/api/cep/123')).status).toBe(422);
  });
});
