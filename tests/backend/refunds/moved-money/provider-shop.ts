import type { Database } from '#/backend/db/database.ts';
import type { Payments } from '#/backend/payments/payment-provider.ts';
import { startTestBackend, type TestBackend } from '../../../support/backend/backend.ts';
import { addCourse, addTaxonomy, noon } from '../../../support/catalogue-data.ts';
import { makeAuthority } from '../../../support/payments/certificates.ts';
import { type FakeApiPix, startFakeApiPix } from '../../../support/payments/fake-api-pix.ts';
import { type FakeMercadoPago, startFakeMercadoPago } from '../../../support/payments/fake-mercado-pago.ts';
import { startFakeProxy } from '../../../support/payments/fake-proxy.ts';
import { findFreePort } from '../../../support/ports.ts';

export const webhookSecret = 'w'.repeat(40);

/** A shop whose Pix a bank with API Pix charges, and whose cards and boletos Mercado Pago. */
export interface ProviderShop {
  backend: TestBackend;
  db: Database;
  bank: FakeApiPix;
  psp: FakeMercadoPago;
  publicUrl: string;
  payments(): Payments & { publicUrl: string };
  stop(): Promise<void>;
}

export async function openProviderShop(): Promise<ProviderShop> {
  const authority = makeAuthority('Autoridade');
  const clients = makeAuthority('Autoridade dos clientes');
  let started: TestBackend | undefined;
  const clock = () => started?.services.clock() ?? noon();
  const bank = await startFakeApiPix({ bank: authority, clients, clock });
  const psp = await startFakeMercadoPago(authority, clock);
  const proxy = await startFakeProxy(authority.issue('localhost'), authority.certificate);
  const own = clients.issue('vitrine');
  const backend = await startTestBackend({
    clock: noon,
    publicUrl: proxy.url,
    apiPix: {
      url: `${bank.url}/api/v2`,
      tokenUrl: `${bank.url}/oauth/token`,
      clientId: bank.clientId,
      clientSecret: bank.clientSecret,
      key: 'financeiro@escola.example',
      certificate: own.certificate,
      certificateKey: own.key,
      authority: authority.certificate,
      webhookSecret,
      hasVerifyingProxy: true,
    },
    mercadoPago: {
      url: psp.url,
      accessToken: psp.accessToken,
      publicKey: 'APP_USR-public-key-of-the-shop',
      webhookSecret: psp.webhookSecret,
      forms: ['cartao', 'boleto'],
      authority: authority.certificate,
    },
    cardPages: { port: await findFreePort(), origin: 'https://cartao.escola.example' },
    providerMs: 3000,
  });
  started = backend;
  proxy.target = backend.url;
  await addTaxonomy(backend.db);
  await addCourse(backend.db, { id_produto: 1, titulo: 'Soldador' });
  await backend.services.registerWebhook();
  return {
    backend,
    db: backend.db,
    bank,
    psp,
    publicUrl: proxy.url,
    payments: () => {
      const { pix, boleto, card, clock: now, settings } = backend.services;
      return { now: now(), pix, boleto, card, publicUrl: settings.publicUrl };
    },
    stop: async () => {
      await backend.stop();
      await proxy.stop();
      await psp.stop();
      await bank.stop();
    },
  };
}
