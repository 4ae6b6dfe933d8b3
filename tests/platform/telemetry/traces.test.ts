import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeDataFolder } from '../../support/data-folder.ts';
import { ask } from '../support/http.ts';
import { launch, startFixture, type Storefront } from '../support/storefront.ts';

interface Span {
  program: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code?: number };
  attributes: { key: string; value: Record<string, unknown> }[];
}

interface Export {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] };
    scopeSpans: { spans: Omit<Span, 'program'>[] }[];
  }[];
}

let receiver: Server;
let endpoint: string;
let spans: Span[];
let shop: Storefront;

beforeEach(async () => {
  spans = [];
  receiver = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Export;
    for (const { resource, scopeSpans } of resourceSpans) {
      const program = resource.attributes.find(({ key }) => key === 'service.name')!.value.stringValue;
      spans.push(...scopeSpans.flatMap((each) => each.spans.map((span) => ({ ...span, program }))));
    }
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/v1/traces`;
});
afterEach(async () => {
  await shop.stop();
  receiver.closeAllConnections();
  receiver.close();
});

async function endShop(): Promise<void> {
  shop.signal('SIGTERM');
  expect(await shop.ended).toBe(0);
}

const kinds = { server: 2, client: 3 };
const textOf = ({ attributes }: Span, key: string) =>
  attributes.find((each) => each.key === key)?.value['stringValue'];

it('one trace leads from a page to its SQL, with the id of the log lines of both programs', async () => {
  const dataDir = await makeDataFolder('vitrine-traces-');
  shop = await launch({
    DATA_DIR: dataDir,
    DEMO_SEED: 'small',
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint,
  });
  const { status, headers } = await ask(shop.url, '/traced?cpf=529.982.247-25');
  expect(status).toBe(200);
  const id = String(headers['x-request-id']);
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  await endShop();

  const ofPage = spans.filter(({ traceId }) => traceId === id);
  const page = ofPage.find(({ name }) => name === 'GET /traced')!;
  expect(page).toMatchObject({ program: 'vitrine-storefront', kind: kinds.server });
  expect(page.parentSpanId).toBeUndefined();
  const below = (parent: Span, name: string) =>
    ofPage.find((span) => span.parentSpanId === parent.spanId && span.name === name)!;
  const call = below(page, 'taxonomy.listModalities');
  expect(call).toMatchObject({ program: 'vitrine-storefront', kind: kinds.client });
  const handled = below(call, 'GET /api/modalidades');
  expect(handled).toMatchObject({ program: 'vitrine-backend', kind: kinds.server });
  const statement = below(handled, 'SELECT');
  expect(textOf(statement, 'db.query.text')).toContain('modalidade');
  const logged = shop.logs().filter(({ requestId }) => requestId === id);
  expect(new Set(logged.map(({ program }) => program))).toEqual(new Set(['storefront', 'backend']));
  expect(JSON.stringify(spans)).not.toMatch(/529\.?982\.?247/);
  await rm(dataDir, { recursive: true, force: true });
}, 120_000);

it('a trace that a proxy began is continued, and a failure names it on its page', async () => {
  shop = await startFixture({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint });
  const [id, parent] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  const { status, text } = await ask(shop.url, '/crash', {
    headers: { accept: 'text/html', traceparent: `00-${id}-${parent}-01` },
  });
  expect(status).toBe(500);
  expect(text).toContain(`Código para o suporte: ${id}`);
  const named = '0191f3c2-7a10-7c3e-9d4b-5f6e7d8c9b0a';
  await ask(shop.url, '/long', { headers: { 'x-request-id': named } });
  await endShop();

  expect(spans.find(({ name }) => name === 'GET /crash')).toMatchObject({
    traceId: id,
    parentSpanId: parent,
    status: { code: 2 },
  });
  expect(spans.find(({ name }) => name === 'GET /long')?.traceId).toBe(named.replaceAll('-', ''));
});

it('a receiver that is away holds up neither pages nor the end, and is told of once', async () => {
  const { port } = receiver.address() as AddressInfo;
  receiver.close();
  await once(receiver, 'close');
  shop = await startFixture({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint });
  for (let count = 0; count < 3; count++) expect((await ask(shop.url, '/long')).status).toBe(200);
  const warnings = () =>
    shop.logs().filter(({ msg }) => msg === `Traces could not be sent to 127.0.0.1:${port}.`).length;
  await expect.poll(warnings).toBe(1);
  await ask(shop.url, '/long');
  const startedAt = performance.now();
  await endShop();
  expect(performance.now() - startedAt).toBeLessThan(8000);
  expect(warnings()).toBe(1);
});
