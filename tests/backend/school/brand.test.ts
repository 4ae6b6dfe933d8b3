import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMails } from '#/backend/app/send-mails.ts';
import type { Brand } from '#/contract/school/brand.ts';
import { emptyBrand, type BrandFields } from '#/domain/school/brand.ts';
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

const aurora: BrandFields = {
  ...emptyBrand('Escola Aurora'),
  artigo: 'a',
  razao_social: 'Aurora Ensino Técnico Ltda.',
  cnpj: '12.ABC.345/01DE-35',
  logradouro: 'Rua das Palmeiras, 10',
  cidade: 'Recife',
  uf: 'PE',
  cep: '50010-000',
  telefone: '(81) 3333-4444',
  whatsapp: '81 99999-8888',
  email: 'contato@escola-aurora.com.br',
  remetente_email: 'avisos@escola-aurora.com.br',
};
const enter = (role: 'ADMIN' | 'FINANCEIRO') => enterAs(role, () => backend.url);
const readBrand = async () => (await new ApiClient(backend.url).get<Brand>('/api/marca')).body;

test('the demonstration is one brand, and says that it is one', async () => {
  expect(await readBrand()).toMatchObject({ nome: 'Vitrine', demonstracao: true, versao: 1, aberta: true });
});

test('wrong digits, addresses and phones are told field by field, and nothing is saved', async () => {
  const admin = await enter('ADMIN');
  const wrong = {
    ...aurora,
    nome: ' ',
    cnpj: '12.ABC.345/01DE-34',
    cep: '123',
    telefone: '(00) 3333-4444',
    email: 'contato@',
    rede_instagram: 'javascript:alert(1)',
    remetente_nome: 'Aurora <x@y.z>',
  };
  const { status, body } = await admin.request('PUT', '/api/marca', { body: { ...wrong, versao: 1 } });
  expect(status).toBe(422);
  expect(Object.keys((body as { campos: object }).campos).toSorted()).toEqual([
    'cep',
    'cnpj',
    'email',
    'nome',
    'rede_instagram',
    'remetente_nome',
    'telefone',
  ]);
  expect((await readBrand()).versao).toBe(1);
});

test('only administrators save it, and of two at the same version one', async () => {
  const [admin, finance] = [await enter('ADMIN'), await enter('FINANCEIRO')];
  const save = (client: ApiClient, nome: string, versao: number) =>
    client.request('PUT', '/api/marca', { body: { ...aurora, nome, versao } });
  expect((await save(finance, 'Escola Aurora', 1)).status).toBe(403);
  const answers = await Promise.all([save(admin, 'Escola Aurora', 1), save(admin, 'Escola Poente', 1)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const stored = await readBrand();
  expect(stored).toMatchObject({ versao: 2, demonstracao: false, whatsapp: '5581999998888' });
  expect((await save(admin, 'Escola Aurora', stored.versao)).body).toEqual({ versao: 3 });
});

test('hours, links and layout are those that the school chose', async () => {
  const admin = await enter('ADMIN');
  const { versao } = await readBrand();
  const save = (fields: Partial<BrandFields>) =>
    admin.request('PUT', '/api/marca', { body: { ...aurora, ...fields, versao } });
  const refused = await save({ link_blog: 'javascript:alert(1)', layout: 'Outro', trilhos: 'tecnicos,nada' });
  expect(Object.keys((refused.body as { campos: object }).campos).toSorted()).toEqual([
    'layout',
    'link_blog',
    'trilhos',
  ]);
  const chosen = { horario: 'segunda a sexta, das 8h às 18h', link_blog: '/busca', layout: 'SCTEC' };
  expect((await save(chosen)).status).toBe(200);
  const visitor = new ApiClient(backend.url);
  expect((await visitor.get('/api/lista-contatos')).body).toContainEqual({
    chave: 'CONTATO_SITE_HORARIO',
    valor: chosen.horario,
  });
  const links = (await visitor.get('/api/lista-links')).body;
  expect(links).toContainEqual({ chave: 'LINK_BLOG', valor: '/busca' });
  expect(links).toContainEqual({ chave: 'LINK_FALE_CONOSCO', valor: '/fale-conosco' });
  expect((await visitor.get(`/api/layout/${encodeURIComponent('Padrão')}`)).body).toBe('SCTEC');
  await admin.request('PUT', '/api/marca', { body: { ...aurora, versao: versao + 1 } });
});

test('contacts, mails and the issuer of codes are of the school', async () => {
  expect((await new ApiClient(backend.url).get('/api/lista-contatos')).body).toEqual([
    { chave: 'CONTATO_SITE_TELEFONE', valor: '(81) 3333-4444' },
    { chave: 'CONTATO_SITE_EMAIL', valor: 'contato@escola-aurora.com.br' },
    { chave: 'CONTATO_SITE_ENDERECO', valor: 'Rua das Palmeiras, 10, Recife/PE, 50010-000' },
    { chave: 'CONTATO_SITE_WHATSAPP', valor: '5581999998888' },
  ]);
  const { email } = await registerShopper(new ApiClient(backend.url));
  await sendMails(backend.services);
  const [welcome] = server.mailsTo(email, 'Sua conta na Escola Aurora está pronta');
  expect(welcome!.from).toEqual({ name: 'Escola Aurora', address: 'avisos@escola-aurora.com.br' });
  const text = welcome!.text!;
  expect(text).toContain('Aurora Ensino Técnico Ltda.');
  expect(text).toMatch(/CNPJ\s12\.ABC\.345\/01DE-35/);
  expect(`${welcome!.subject}${text}${welcome!.html}`).not.toMatch(
    /Vitrine|41\.276\.508|vitrine\.dev|048 1212/,
  );
  const admin = await enter('ADMIN');
  const setup = await admin.post<{ uri: string }>('/api/segundo-fator', { senha: 'Vitrine2026' });
  expect(setup.body.uri).toContain('issuer=Escola%20Aurora');
});
