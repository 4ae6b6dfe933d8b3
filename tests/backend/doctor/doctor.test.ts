import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#/backend/db/database.ts';
import { examineShop } from '#/backend/app/doctor/examine-shop.ts';
import { examine, well } from '#/backend/app/doctor/finding.ts';
import { type BackendSettings, backendSettings, type GivenSettings } from '#/backend/settings.ts';
import { withDatabase } from '../../support/backend/database.ts';
import { makeDataFolder } from '../../support/data-folder.ts';
import { type DnsServer, startDnsServer } from '../../support/mail/dns-server.ts';
import { createMailServer } from '../../support/mail/mail-server.ts';
import { makeAuthority } from '../../support/payments/certificates.ts';
import { findFreePort } from '../../support/ports.ts';

const migrated = withDatabase();
const mailServer = createMailServer();
const authority = makeAuthority('Autoridade do banco');
const cleanups: (() => unknown)[] = [];
const webhookSecret = 'w'.repeat(40);

let dns: DnsServer;
let dataDir: string;
let shop: { url: string; answer: RequestListener };

async function serveHttp(): Promise<typeof shop> {
  const served = { url: '', answer: answerAsShop };
  const server: Server = createHttpServer((request, response) => served.answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(() => server.close());
  served.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return served;
}

const answerAsShop: RequestListener = ({ url = '' }, response) => {
  if (url === '/healthz') response.end('ok');
  else response.writeHead(401, { 'content-type': 'application/json' }).end('{"codigo":"NAO_AUTORIZADO"}');
};

async function look(
  given: Partial<GivenSettings> = {},
  more: Partial<BackendSettings> = {},
  now = () => new Date(),
): Promise<string> {
  const backend = backendSettings({
    publicUrl: shop.url,
    embedded: false,
    demo: 'off',
    dataDir,
    smtpUrl: mailServer.url,
    mailFrom: 'Escola <cursos@escola.example>',
    dns: { servers: [dns.address], dkimSelector: 'loja' },
    ...(migrated.databaseUrl && { databaseUrl: migrated.databaseUrl }),
    ...given,
  });
  const topics = await examineShop(
    { backend: { ...backend, ...more }, backupPassphrase: 'x'.repeat(16) },
    now,
  );
  return topics
    .map(({ title, findings }) =>
      [
        title,
        ...findings.map(({ situacao, texto, todo }) =>
          `${situacao} ${texto} ${todo ? `→ ${todo}` : ''}`.trim(),
        ),
      ].join('\n'),
    )
    .join('\n');
}

beforeAll(async () => {
  dataDir = await makeDataFolder('vitrine-doctor-');
  cleanups.push(() => rm(dataDir, { recursive: true, force: true }));
  await mailServer.start();
  cleanups.push(() => mailServer.stop());
  dns = await startDnsServer();
  cleanups.push(() => dns.stop());
  dns.texts = {
    'escola.example': ['v=spf1 ip4:192.0.2.1 -all'],
    'loja._domainkey.escola.example': ['v=DKIM1; p=MIIB'],
    '_dmarc.escola.example': ['v=DMARC1; p=reject'],
  };
  shop = await serveHttp();
  if (migrated.databaseUrl) return;
  const database = await openDatabase({ dataDir });
  await database.migrate();
  await database.close();
});
afterAll(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

describe('a shop that is well', () => {
  test('has no fault but the bank that it lacks', async () => {
    const report = await look();
    expect(report).toContain('FEITO Todas as migrações foram aplicadas.');
    expect(report).toContain('FEITO O livro-razão fecha.');
    expect(report).toContain('aceita a conexão e a senha.');
    expect(report).toContain('FEITO SPF: v=spf1');
    expect(report).toContain('FEITO DKIM: há uma chave');
    expect(report).toContain('FEITO DMARC: v=DMARC1; p=reject');
    expect(report).toContain(`FEITO A loja responde em ${shop.url}.`);
    expect(report).toMatch(/^FEITO [\d.]+ GiB livres/m);
    expect(report.match(/^FALTA .*/gm)).toEqual([
      expect.stringContaining('FALTA Nenhum banco configurado: não há a quem cobrar. →'),
    ]);
  });
});

describe('a fault is named with what to do', () => {
  test.skipIf(process.env.TEST_DATABASE !== 'postgres')(
    'a database that refuses the password or is away',
    async () => {
      const away = `postgres://postgres@127.0.0.1:${await findFreePort()}/none`;
      expect(await look({ databaseUrl: away })).toMatch(
        /FALTA PostgreSQL 127\.0\.0\.1.* não responde: connect ECONNREFUSED.*→ Confira DATABASE_URL/,
      );
      const missing = new URL(migrated.databaseUrl!);
      missing.pathname = '/there_is_none';
      expect(await look({ databaseUrl: missing.href })).toMatch(/FALTA .* não responde: 3D000/);
    },
  );

  test.skipIf(process.env.TEST_DATABASE !== 'postgres')(
    'a clock that differs from the database’s',
    async () => {
      const report = await look({}, {}, () => new Date(Date.now() + 60_000));
      expect(report).toMatch(
        /FALTA O relógio do banco e o desta máquina diferem (?:59|60|61) s\. → Ligue a sincronização/,
      );
      expect(report).toMatch(/AVISO O relógio do servidor da loja e o desta máquina diferem/);
    },
  );

  test('a database of a later version', async () => {
    const database = migrated.databaseUrl
      ? await openDatabase({ databaseUrl: migrated.databaseUrl })
      : await openDatabase({ dataDir });
    await database.db.execute(
      sql`INSERT INTO vitrine.applied_migrations (name, hash) VALUES ('9999_later', 'x')`,
    );
    await database.close();
    const report = await look();
    const again = migrated.databaseUrl
      ? await openDatabase({ databaseUrl: migrated.databaseUrl })
      : await openDatabase({ dataDir });
    await again.db.execute(sql`DELETE FROM vitrine.applied_migrations WHERE name = '9999_later'`);
    await again.close();
    expect(report).toMatch(
      /FALTA O banco é de uma versão mais nova da loja \(9999_later\)\. → Inicie a versão/,
    );
  });

  test.skipIf(process.env.TEST_DATABASE === 'postgres')(
    'an embedded database that a shop has open',
    async () => {
      const open = await openDatabase({ dataDir });
      expect(await look()).toMatch(
        /AVISO O banco em .* está aberto pela loja \(processo \d+\).* → Pare a loja/,
      );
      await open.close();
    },
  );

  test('a mail server that isn’t there, and a domain that says nothing', async () => {
    const port = await findFreePort();
    const report = await look({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'cursos@outra.example' });
    expect(report).toMatch(/FALTA 127\.0\.0\.1:\d+ não aceita: .*ECONNREFUSED.* → Confira SMTP_URL/);
    expect(report).toMatch(/FALTA SPF: o domínio não diz .* → Ajuste no DNS de outra\.example/);
  });

  test('DNS that can’t be asked: a sentence, no fault', async () => {
    const report = await look({ dns: { servers: [`127.0.0.1:${await findFreePort()}`] } });
    expect(report).toMatch(
      /AVISO Não foi possível perguntar ao DNS sobre escola\.example.* não foram conferidos\./,
    );
  });

  test('an address where the shop doesn’t answer, or something else does', async () => {
    const away = await look({ publicUrl: `http://127.0.0.1:${await findFreePort()}` });
    expect(away).toMatch(/AVISO A loja não responde em http.*ECONNREFUSED.* → Se ela está no ar/);
    shop.answer = (_request, response) => void response.end('<h1>It works!</h1>');
    expect(await look()).toMatch(
      /FALTA .* responde, mas não é a loja \(HTTP 200\)\. → Confira para onde o proxy/,
    );
    shop.answer = answerAsShop;
  });

  test('webhooks that a proxy swallows, a bank that is away, and a certificate that ends soon', async () => {
    const { certificate, key } = authority.issue('vitrine');
    const apiPix = {
      url: `https://127.0.0.1:${await findFreePort()}/api/v2`,
      tokenUrl: `https://127.0.0.1:${await findFreePort()}/oauth/token`,
      clientId: 'c'.repeat(20),
      clientSecret: 's'.repeat(20),
      key: 'financeiro@escola.example',
      certificate,
      certificateKey: key,
      authority: authority.certificate,
      webhookSecret,
      hasVerifyingProxy: false,
    };
    const report = await look({}, { apiPix });
    expect(report).toMatch(
      /FEITO .*\/api\/webhook\/pix chega à loja, e um aviso sem assinatura é recusado \(HTTP 401\)\./,
    );
    expect(report).toMatch(
      /FALTA Pix: o provedor não respondeu a tempo ou a conexão falhou.* → Confira as variáveis/,
    );
    expect(report).toMatch(/AVISO API_PIX_CERT: certificado vale por mais 0 dias\. → Peça ao banco um novo/);
    const days = (count: number) => () => new Date(Date.now() + count * 86_400_000);
    expect(await look({}, { apiPix }, days(4))).toMatch(
      /FALTA API_PIX_CERT: certificado vencido há \d dias\./,
    );
    shop.answer = ({ url }, response) =>
      void (url === '/healthz' ? response.end('ok') : response.writeHead(404).end());
    expect(await look({}, { apiPix })).toMatch(
      /FALTA .*\/api\/webhook\/pix não chega à loja \(HTTP 404\).* → Deixe o proxy/,
    );
    shop.answer = answerAsShop;
  });

  test('a certificate that no one trusts', async () => {
    const { certificate, key } = authority.issue('localhost');
    const server = createTlsServer({ cert: certificate, key }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    cleanups.push(() => server.close());
    const origin = `https://localhost:${(server.address() as AddressInfo).port}`;
    const report = await look({ cardPages: { origin } });
    expect(report).toMatch(/FALTA localhost: (?:UNABLE|SELF|DEPTH).* → Renove o certificado/);
  });

  test('settings of a demonstration at a public address', async () => {
    const report = await look({ publicUrl: 'https://127.0.0.1:9', demo: 'on' });
    expect(report).toMatch(/AVISO Sem KEY_SECRET/);
    expect(report).toMatch(/FALTA DEMO está ligado/);
  });
});

test('what never answers ends the question, not the report', async () => {
  const silent = createTcpServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  cleanups.push(() => silent.close());
  const { findings } = await examine('Lento', 50, async () => {
    await fetch(`http://127.0.0.1:${(silent.address() as AddressInfo).port}`, {
      signal: AbortSignal.timeout(5000),
    });
    return [well('nunca')];
  });
  expect(findings).toMatchObject([
    { situacao: 'FALTA', texto: 'A verificação não terminou: sem resposta em 0.05 s.' },
  ]);
});
