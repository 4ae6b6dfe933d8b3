import type { MercadoPagoSettings } from '#/backend/payment-settings.ts';
import { startTestBackend, type TestBackend } from '../../../support/backend/backend.ts';
import { addCourse, addTaxonomy, noon } from '../../../support/catalogue-data.ts';
import { makeAuthority } from '../../../support/payments/certificates.ts';
import { startFakeMercadoPago, type FakeMercadoPago } from '../../../support/payments/fake-mercado-pago.ts';
import { startFakeProxy, type FakeProxy } from '../../../support/payments/fake-proxy.ts';
import { findFreePort } from '../../../support/ports.ts';

export const cardOrigin = 'https://cartao.escola.example';
const timeLimitMs = 3000;

interface MercadoPagoShop {
  psp: FakeMercadoPago;
  proxy: FakeProxy;
  backend: TestBackend;
  pages: string;
  payments(): Pick<TestBackend['services'], 'pix' | 'boleto' | 'card'> & { now: Date; publicUrl: string };
  stop(): Promise<void>;
}

export async function openMercadoPagoShop(
  forms: MercadoPagoSettings['forms'],
  log?: (line: string) => void,
): Promise<MercadoPagoShop> {
  const authority = makeAuthority('Autoridade');
  let started: TestBackend | undefined;
  const psp = await startFakeMercadoPago(authority, () => started?.now() ?? noon());
  const proxy = await startFakeProxy(authority.issue('localhost'), authority.certificate);
  const port = await findFreePort();
  const backend = await startTestBackend({
    clock: noon,
    publicUrl: proxy.url,
    mercadoPago: {
      url: psp.url,
      accessToken: psp.accessToken,
      publicKey: 'APP_USR-public-key-of-the-shop',
      webhookSecret: psp.webhookSecret,
      forms,
      authority: authority.certificate,
    },
    ...(forms.includes('cartao') && { cardPages: { port, origin: cardOrigin } }),
    providerMs: timeLimitMs,
    ...(log && { log }),
  });
  started = backend;
  proxy.target = backend.url;
  await addTaxonomy(backend.db);
  await addCourse(backend.db, { id_produto: 1, titulo: 'Soldador' });
  return {
    psp,
    proxy,
    backend,
    pages: `http://127.0.0.1:${port}`,
    payments: () => {
      const { pix, boleto, card, clock, settings } = backend.services;
      return { now: clock(), pix, boleto, card, publicUrl: settings.publicUrl };
    },
    stop: async () => {
      await backend.stop();
      await proxy.stop();
      await psp.stop();
    },
  };
}
