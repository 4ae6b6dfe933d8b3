import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMails } from '#/backend/app/send-mails.ts';
import type { Brand } from '#/contract/school/brand.ts';
import { emptyBrand } from '#/domain/school/brand.ts';
import { usualLook } from '#/domain/school/look.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { registerShopper } from '../../support/backend/registration.ts';
import { withMailServer } from '../../support/mail/with-mail-server.ts';
import { enterAs } from '../account/role-clients.ts';

const server = withMailServer();
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ seed: true, smtpUrl: server.url });
});
afterAll(() => backend.stop());

const enter = (role: 'ADMIN' | 'FINANCEIRO') => enterAs(role, () => backend.url);
const readBrand = async () => (await new ApiClient(backend.url).get<Brand>('/api/marca')).body;
const save = (client: ApiClient, body: object) =>
  client.request('PUT', '/api/marca/aparencia', { body: { ...usualLook, ...body } });

test('a colour that can’t be read is refused with the nearest one, which is taken', async () => {
  const admin = await enter('ADMIN');
  const refused = await save(admin, { cor_principal: '#ffcc00', cor_fundo: '#333', versao: 0 });
  expect(refused).toMatchObject({ status: 422, body: { codigo: 'COR_SEM_CONTRASTE' } });
  const { campos } = refused.body as unknown as { campos: Record<string, [string]> };
  expect(Object.keys(campos).toSorted()).toEqual(['cor_fundo', 'cor_principal']);
  expect((await readBrand()).aparencia).toEqual({ ...usualLook, versao: 0 });

  const [cor_principal, cor_fundo] = ['cor_principal', 'cor_fundo'].map(
    (field) => /#[0-9a-f]{6}/.exec(campos[field]![0])![0],
  );
  expect((await save(admin, { cor_principal, cor_fundo, versao: 0 })).status).toBe(200);
  expect((await readBrand()).aparencia).toEqual({ ...usualLook, cor_principal, cor_fundo, versao: 1 });
});

test('what is no colour is told by its field; of two at the same version one saves', async () => {
  const [admin, finance] = [await enter('ADMIN'), await enter('FINANCEIRO')];
  const { versao } = (await readBrand()).aparencia;
  expect(await save(admin, { cor_acao: 'url(x)', fonte: 'Comic Sans', versao })).toMatchObject({
    status: 422,
    body: {
      campos: {
        cor_acao: ['Informe a cor com seis letras ou números, como #0b5fea.'],
        fonte: ['Escolha uma das fontes.'],
      },
    },
  });
  expect((await save(finance, { versao })).status).toBe(403);
  const answers = await Promise.all([
    save(admin, { cor_principal: '#6d28d9', versao }),
    save(admin, { cor_principal: '#0f766e', versao }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await readBrand()).aparencia.versao).toBe(versao + 1);
});

test('a font is kept beside the colours; who chose colours before there were fonts has the usual one', async () => {
  const admin = await enter('ADMIN');
  const { versao } = (await readBrand()).aparencia;
  expect((await save(admin, { cor_acao: '#d21243', fonte: 'figtree', versao })).status).toBe(200);
  expect((await readBrand()).aparencia).toMatchObject({ cor_acao: '#d21243', fonte: 'figtree' });
  await backend.db.execute(sql`UPDATE brand_look SET dados = dados - 'fonte'`);
  expect((await readBrand()).aparencia).toMatchObject({ cor_acao: '#d21243', fonte: 'archivo' });
});

test('mails and the pictures made of the name have the colours', async () => {
  const admin = await enter('ADMIN');
  await admin.request('DELETE', '/api/marca/imagens/logo', {});
  await admin.request('PUT', '/api/marca', {
    body: { ...emptyBrand('Escola Aurora'), versao: (await readBrand()).versao },
  });
  await admin.request('DELETE', '/api/marca/imagens/icone', {});
  const iconOf = ({ imagens }: Brand) => imagens.find(({ papel }) => papel === 'icone_512')?.arquivo;
  const before = iconOf(await readBrand());
  const { versao } = (await readBrand()).aparencia;
  expect((await save(admin, { cor_principal: '#b3261e', versao })).status).toBe(200);
  expect(iconOf(await readBrand())).not.toBe(before);

  const { email } = await registerShopper(new ApiClient(backend.url));
  await sendMails(backend.services);
  const [welcome] = server.mailsTo(email, 'Sua conta em Escola Aurora está pronta');
  expect(welcome!.html).toContain('#b3261e');
  expect(welcome!.html).not.toMatch(/#0b5fea|#084bbd|#0a1f3f/);
});
