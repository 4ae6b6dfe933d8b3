import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { consents, persons, specialNeeds } from '#/backend/db/schema/identity.ts';
import type { PersonRecord } from '#/contract/account/account.ts';
import type { Consent } from '#/contract/account/privacy.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { registerShopper } from '../../support/backend/registration.ts';

const backend = withBackend({ seed: true });
const path = '/api/necessidades-especiais';
const versao = '2026-11';
const deaf = { tipo: 'deficiencia-auditiva', nivel: 'deficiencia-auditiva-severa' };
const blind = { tipo: 'deficiencia-visual', nivel: null };

async function enter() {
  const client = new ApiClient(() => backend.current.url);
  return { client, ...(await registerShopper(client)) };
}

const rowsOf = (idPessoa: number) =>
  backend.current.db.select().from(specialNeeds).where(eq(specialNeeds.id_pessoa, idPessoa));
const choicesOf = async (idPessoa: number) => {
  const rows = await backend.current.db.select().from(consents).where(eq(consents.id_pessoa, idPessoa));
  return rows.filter(({ tipo }) => tipo === 'NECESSIDADES').map(({ aceito }) => aceito);
};

describe('what a person needs in offer', () => {
  test('is kept apart from the record, with the consent, and shown with the record (ACCOUNT-2)', async () => {
    const { client, idPessoa } = await enter();
    const { status, body } = await client.put(path, {
      versao,
      consentimento: true,
      necessidades: [blind, deaf],
    });
    expect([status, body]).toEqual([200, { consentimento: true, necessidades: [deaf, blind] }]);
    expect((await client.get<PersonRecord>('/api/minha-conta')).body.necessidadesEspeciais).toEqual([
      deaf,
      blind,
    ]);
    const [row] = await backend.current.db.select().from(persons).where(eq(persons.id_pessoa, idPessoa));
    expect(JSON.stringify(row!.ficha)).not.toContain('deficiencia');
    const { body: shown } = await client.get<Consent[]>('/api/consentimentos');
    expect(shown.find(({ tipo }) => tipo === 'NECESSIDADES')).toMatchObject({ aceito: true, versao });
  });

  test('is replaced as a whole; the consent is noted once', async () => {
    const { client, idPessoa } = await enter();
    for (const necessidades of [[deaf], [blind], []]) {
      expect((await client.put(path, { versao, consentimento: true, necessidades })).status).toBe(200);
      expect((await rowsOf(idPessoa)).map(({ tipo }) => tipo)).toEqual(necessidades.map(({ tipo }) => tipo));
    }
    expect(await choicesOf(idPessoa)).toEqual([true]);
  });

  test('is erased when the consent is taken back', async () => {
    const { client, idPessoa } = await enter();
    await client.put(path, { versao, consentimento: true, necessidades: [deaf] });
    const { status } = await client.put(path, { versao, consentimento: false, necessidades: [] });
    expect(status).toBe(200);
    expect(await rowsOf(idPessoa)).toEqual([]);
    expect(await choicesOf(idPessoa)).toEqual([true, false]);
  });

  test.each([
    [{ consentimento: false, necessidades: [deaf] }, 422, 'consentimento'],
    [{ consentimento: true, necessidades: [{ tipo: 'pressa', nivel: null }] }, 422, 'necessidades'],
    [
      { consentimento: true, necessidades: [{ tipo: 'deficiencia-auditiva-severa', nivel: null }] },
      422,
      'necessidades',
    ],
    [{ consentimento: true, necessidades: [{ ...blind, nivel: deaf.nivel }] }, 422, 'necessidades'],
    [{ consentimento: true, necessidades: [deaf, deaf] }, 422, 'necessidades'],
    [{ versao: '2020-01', consentimento: true, necessidades: [deaf] }, 409, undefined],
  ])('%j is refused and nothing is kept', async (choice, expected, field) => {
    const { client, idPessoa } = await enter();
    const { status, body } = await client.put(path, { versao, ...choice });
    expect([status, Object.keys(body.campos ?? {})[0]]).toEqual([expected, field]);
    expect(await rowsOf(idPessoa)).toEqual([]);
    expect(await choicesOf(idPessoa)).toEqual([]);
  });

  test('does not change with the record, nor with the other choices of privacy', async () => {
    const { client, idPessoa } = await enter();
    await client.put('/api/minha-conta', { necessidadesEspeciais: [deaf] });
    const general = [{ tipo: 'NECESSIDADES', aceito: true }];
    expect((await client.put('/api/consentimentos', { versao, escolhas: general })).status).toBe(422);
    expect(await rowsOf(idPessoa)).toEqual([]);
  });

  test('is part of the export, and goes with the account', async () => {
    const { client, idPessoa, senha } = await enter();
    await client.put(path, { versao, consentimento: true, necessidades: [deaf] });
    const { body } = await client.get<{ necessidades_especiais: unknown[] }>('/api/meus-dados');
    expect(body.necessidades_especiais).toMatchObject([deaf]);
    expect((await client.request('DELETE', '/api/minha-conta', { body: { senha } })).status).toBe(200);
    expect(await rowsOf(idPessoa)).toEqual([]);
  });
});
