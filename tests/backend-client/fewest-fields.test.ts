import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { json, startMisbehavingBackend, type MisbehavingBackend } from './misbehaving-backend.ts';
import { openPage } from './support.ts';

let backend: MisbehavingBackend;
beforeEach(async () => {
  backend = await startMisbehavingBackend();
});
afterEach(() => backend[Symbol.asyncDispose]());

// CATALOGUE-16
describe('a modality without slugs', () => {
  const specified = { id_modalidade: 6, nome: 'Curso Técnico', ativo: true, url_imagem: '/tecnicos.webp' };

  it('is linked by the name people see', async () => {
    backend.on('GET /api/modalidades', (_, response) => json(response, 200, [specified]));
    backend.on('GET /api/getModalityServices', (_, response) =>
      json(response, 200, [{ ...specified, total: 3 }]),
    );
    const { client } = openPage(backend.url);
    const linked = { ...specified, slug: 'cursos-tecnicos', icone_slug: 'cursos-tecnicos', descricao: '' };
    await expect(client.taxonomy.listModalities()).resolves.toEqual([linked]);
    await expect(client.taxonomy.getModalityServices()).resolves.toEqual([{ ...linked, total: 3 }]);
  });

  it('or by those it has', async () => {
    const named = { ...specified, slug: 'tecnico', icone_slug: 'curso-tecnico' };
    backend.on('GET /api/modalidade/6', (_, response) => json(response, 200, named));
    await expect(openPage(backend.url).client.taxonomy.getModality({ id: 6 })).resolves.toMatchObject(named);
  });
});

// ACCOUNT-8
describe('a person of whom nothing is known', () => {
  it.each([null, {}, undefined])(
    'has schooling and address as empty objects, told as %j',
    async (nothing) => {
      backend.on('GET /api/minha-conta', (_, response) =>
        json(response, 200, {
          idPessoa: 1,
          nome: 'Ana Lima',
          nomeSocial: null,
          cpf: null,
          nascimento: null,
          telefones: [],
          necessidadesEspeciais: [],
          escolaridade: nothing,
          endereco: nothing,
        }),
      );
      const { client } = openPage(backend.url);
      await expect(client.account.getPersonRecord()).resolves.toMatchObject({
        escolaridade: { nivel: null, situacao: null },
        endereco: { cep: '', logradouro: '', numero: '', complemento: '', bairro: '', cidade: '', uf: '' },
        nacionalidade: 'BR',
        responsaveis: [],
      });
    },
  );
});
