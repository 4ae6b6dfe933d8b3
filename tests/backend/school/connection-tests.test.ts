import { createSocket } from 'node:dgram';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkSenderDomain } from '#/backend/mail/sender/sender-domain.ts';
import type { ChecklistItem, PaymentSetting } from '#/contract/school/checklist.ts';
import type { Standing } from '#/domain/school/standing.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { type DnsServer, startDnsServer } from '../../support/mail/dns-server.ts';
import { withMailServer } from '../../support/mail/with-mail-server.ts';
import { enterAs } from '../account/role-clients.ts';

const server = withMailServer();
let dns: DnsServer;
let backend: TestBackend;
beforeAll(async () => {
  dns = await startDnsServer();
  backend = await startTestBackend({
    seed: true,
    smtpUrl: server.url,
    mailFrom: 'Escola <loja@avisos.escola-aurora.com.br>',
    dns: { servers: [dns.address], dkimSelector: 'loja1' },
  });
});
afterAll(async () => {
  await backend.stop();
  dns.stop();
});

const run = async (path: string) => {
  const admin = await enterAs('ADMIN', () => backend.url);
  const { status, body } = await admin.post<{ linhas: Standing[] }>(path);
  expect(status).toBe(200);
  return body.linhas.map(({ situacao, texto }) => `${situacao} ${texto}`);
};

test('a charge of R$ 0,01 is registered with the bank and cancelled', async () => {
  expect(await run('/api/gestao/teste-de-cobranca')).toEqual([
    'AVISO Banco simulado: o teste não sai desta loja.',
    'FEITO Pix: cobrança de R$ 0,01 registrada e cancelada. Nada foi cobrado.',
    'FEITO Boleto: o provedor respondeu e aceitou as credenciais.',
    'FEITO Cartão: o provedor respondeu e aceitou as credenciais.',
  ]);
  const { body } = await (
    await enterAs('ADMIN', () => backend.url)
  ).get<{ itens: { valor: number; status: string }[] }>('/api/banco-simulado/cobrancas');
  expect(JSON.stringify(body)).toContain('0.01');
});

test('a mail goes to who asks, with what the server answered', async () => {
  dns.texts = {};
  const [sent] = await run('/api/gestao/teste-de-email');
  expect(sent).toMatch(/^FEITO E-mail: entregue ao servidor para admin@vitrine\.dev\. Ele respondeu: 250/);
  const [mail] = server.mailsTo('admin@vitrine.dev', 'E-mail de teste da loja');
  expect(mail?.from?.address).toBeTruthy();
  server.refuse = () => Object.assign(new Error('caixa cheia'), { responseCode: 552 });
  const [refused] = await run('/api/gestao/teste-de-email');
  expect(refused).toMatch(/^FALTA E-mail: o servidor recusou\. Ele respondeu: 552 .*caixa cheia/);
  server.refuse = undefined;
});

describe('what the domain of the sender says', () => {
  const domain = 'avisos.escola-aurora.com.br';
  const check = async () =>
    (await checkSenderDomain(domain, backend.services.settings.dns)).map(
      ({ situacao, texto }) => `${situacao} ${texto}`,
    );

  test('is all that a receiver wants, also where a domain above it has the policy', async () => {
    dns.texts = {
      [domain]: ['algum outro texto', 'v=spf1 include:_spf.servidor.example -all'],
      [`loja1._domainkey.${domain}`]: ['v=DKIM1; k=rsa; p=MIGfMA0'],
      '_dmarc.escola-aurora.com.br': ['v=DMARC1; p=quarantine'],
    };
    expect(await check()).toEqual([
      'FEITO SPF: v=spf1 include:_spf.servidor.example -all',
      'FEITO DKIM: há uma chave no seletor “loja1”.',
      'FEITO DMARC: v=DMARC1; p=quarantine',
    ]);
  });

  test('is missing, too open or revoked', async () => {
    dns.texts = {};
    expect((await check()).map((line) => line.slice(0, 11))).toEqual([
      'FALTA SPF: ',
      'FALTA DKIM:',
      'FALTA DMARC',
    ]);
    dns.texts = {
      [domain]: ['v=spf1 +all'],
      [`loja1._domainkey.${domain}`]: ['v=DKIM1; p='],
      [`_dmarc.${domain}`]: ['v=DMARC1; p=none'],
    };
    expect((await check()).map((line) => line.slice(0, 11))).toEqual([
      'AVISO SPF: ',
      'FALTA DKIM:',
      'AVISO DMARC',
    ]);
    dns.texts = { [domain]: ['v=spf1 -all', 'v=spf1 mx -all'] };
    expect((await check())[0]).toContain('mais de um registro');
  });

  test('can’t be asked without an answer in time, and the page says so', async () => {
    const silent = createSocket('udp4');
    await new Promise<void>((settle) => silent.bind(0, '127.0.0.1', settle));
    const startedAt = performance.now();
    const servers = [`127.0.0.1:${silent.address().port}`];
    const [only, ...more] = await checkSenderDomain(domain, { servers });
    expect([only?.situacao, more]).toEqual(['AVISO', []]);
    expect(only?.texto).toMatch(/^Não foi possível perguntar ao DNS sobre avisos/);
    expect(performance.now() - startedAt).toBeLessThan(5000);
    silent.close();
  });
});

test('settings are shown as set or not, never with their values', async () => {
  const admin = await enterAs('ADMIN', () => backend.url);
  const { body } = await admin.get<{ itens: ChecklistItem[]; configuracoes: PaymentSetting[] }>(
    '/api/gestao/pendencias',
  );
  const states = Object.fromEntries(body.configuracoes.map(({ nome, definido }) => [nome, definido]));
  expect(states).toMatchObject({ API_PIX_CLIENT_SECRET: false, SMTP_URL: true, DKIM_SELECTOR: true });
  expect(JSON.stringify(body)).not.toContain(server.url);
});
