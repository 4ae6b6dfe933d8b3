import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, expect, test } from 'vitest';
import { withBackend } from '../../support/backend/backend.ts';
import { endpointAccess } from '../account/endpoint-access.ts';

interface Operation {
  operationId: string;
  security: Record<string, string[]>[];
}

interface RequestOperation {
  requestBody: {
    content: Record<'application/json', { schema: { properties: Record<string, { $ref?: string }> } }>;
  };
}

interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { examples?: string[] }> };
}

const backend = withBackend();
let text = '';
let document: ApiDocument;
beforeAll(async () => {
  text = await (await fetch(`${backend.current.url}/api/openapi.json`)).text();
  document = JSON.parse(text) as ApiDocument;
});

test('the published document has no error that a linter of such documents knows', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    // COMMUNITY-2: the list of opinions ends so.
    rules: { 'no-path-trailing-slash': 'off' },
  });
  const found = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
  const errors = found.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test('a call says that it needs a session exactly where visitors are refused', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const needed = new Map(
    operations.map(({ operationId, security }) => [operationId, security.flatMap(Object.keys)]),
  );
  const schemes = { public: [], provider: [], machine: ['chave'], 'refresh-cookie': ['renovacao'] };
  for (const [name, { access }] of Object.entries(endpointAccess)) {
    const expected =
      typeof access === 'string' && access in schemes ? schemes[access as 'public'] : ['sessao'];
    expect(needed.get(name), name).toEqual(expected);
  }
});

const exampleOf = ($ref: string) => document.components.schemas[$ref.split('/').at(-1) ?? '']?.examples?.[0];

test('what has a rule of Brazil’s own shows how it is written', async () => {
  const { post } = document.paths['/api/cadastro'] as unknown as Record<string, RequestOperation>;
  const fields = post!.requestBody.content['application/json'].schema.properties;
  const written = Object.entries(fields).map(([name, { $ref = '' }]) => [name, exampleOf($ref)]);
  const form = Object.fromEntries(written.filter(([, example]) => example !== undefined));
  expect(Object.keys(form)).toEqual(['nome', 'cpf', 'nascimento', 'telefone', 'email', 'senha']);
  const answer = await fetch(`${backend.current.url}/api/cadastro`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...form, aceites: { termos: true, novidades: false } }),
  });
  expect(answer.status).toBe(201);
});

test('what several calls answer is described once, by its name', () => {
  const uses = (name: string) => text.split(`"#/components/schemas/${name}"`).length - 1;
  for (const [name, { examples }] of Object.entries(document.components.schemas))
    expect(uses(name), name).toBeGreaterThanOrEqual(examples ? 1 : 2);
  expect(text).not.toContain('$defs');
});
