import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backendSettingsOf, backendSettingsTable } from '#/backend/settings.ts';
import { readSettings, SettingsError } from '#/settings/settings.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { makeAuthority } from '../../support/payments/certificates.ts';
import { Buyer } from '../checkout/buyer.ts';
import { freeSeats } from '../checkout/seats.ts';

const authority = makeAuthority('Autoridade');
const own = authority.issue('vitrine');

const whole = {
  API_PIX_URL: 'https://pix.bank.example/api/v2/',
  API_PIX_TOKEN_URL: 'https://pix.bank.example/oauth/token',
  API_PIX_CLIENT_ID: 'vitrine',
  API_PIX_CLIENT_SECRET: 'hunter2',
  API_PIX_KEY: 'financeiro@escola.example',
  API_PIX_CERT: own.certificate,
  API_PIX_CERT_KEY: own.key,
  API_PIX_WEBHOOK_SECRET: 'w'.repeat(40),
};

const read = (env: Record<string, string>, publicUrl = 'https://shop.example') =>
  backendSettingsOf(readSettings(backendSettingsTable, env), {
    publicUrl,
    embedded: true,
    logLevel: 'silent',
  });

function errorsOf(env: Record<string, string>, publicUrl?: string): readonly string[] {
  try {
    read(env, publicUrl);
  } catch (error) {
    if (error instanceof SettingsError) return error.invalid;
    throw error;
  }
  return [];
}

describe('settings of API Pix (PROVIDER-1)', () => {
  it('are none, or whole', () => {
    expect(read({}).apiPix).toBeUndefined();
    expect(read(whole).apiPix).toMatchObject({
      url: 'https://pix.bank.example/api/v2',
      key: 'financeiro@escola.example',
      hasVerifyingProxy: false,
    });
  });

  it('name everything that is missing', () => {
    const { API_PIX_KEY: _key, API_PIX_CERT_KEY: _certKey, ...half } = whole;
    expect(errorsOf(half)).toEqual([
      'API_PIX_KEY is required, as API_PIX_URL is set',
      'API_PIX_CERT_KEY is required, as API_PIX_URL is set',
    ]);
    expect(errorsOf({ API_PIX_CA: authority.certificate })[0]).toBe(
      'API_PIX_URL is required, as API_PIX_CA is set',
    );
  });

  it('take certificates as text, as text in one line, and from files', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-pem-'));
    const file = join(folder, 'key.pem');
    await writeFile(file, own.key);
    const oneLine = own.certificate.trim().replaceAll('\n', '\\n');
    const { apiPix } = read({ ...whole, API_PIX_CERT: oneLine, API_PIX_CERT_KEY: file });
    expect(apiPix!.certificate.trim()).toBe(own.certificate.trim());
    expect(apiPix!.certificateKey).toBe(own.key);
    await rm(folder, { recursive: true });
  });

  it('refuse certificates that can’t be used, without showing them', () => {
    const other = authority.issue('other');
    expect(errorsOf({ ...whole, API_PIX_CERT_KEY: other.key })).toEqual([
      'API_PIX_CERT_KEY must be the key of API_PIX_CERT',
    ]);
    expect(errorsOf({ ...whole, API_PIX_CERT: own.key })).toEqual(['API_PIX_CERT must hold a certificate']);
    expect(errorsOf({ ...whole, API_PIX_CERT_KEY: '/nowhere/key.pem' })).toEqual([
      'API_PIX_CERT_KEY must be PEM, or the path of a file that can be read',
    ]);
    expect(errorsOf({ ...whole, API_PIX_CERT_KEY: own.certificate })).toEqual([
      'API_PIX_CERT_KEY must hold a private key without a passphrase',
    ]);
  });

  it('want https everywhere, and no simulated bank beside', () => {
    expect(errorsOf(whole, 'http://shop.example')).toEqual([
      'SITE_URL must be an https address at which the bank reaches the shop',
    ]);
    expect(errorsOf({ ...whole, API_PIX_URL: 'http://pix.bank.example' })[0]).toContain(
      'must be an https address',
    );
    expect(errorsOf({ ...whole, SIMULATED_BANK: 'on' })).toEqual([
      'SIMULATED_BANK must be off where a real bank is set: anyone can pay there',
    ]);
    expect(read({ ...whole, DEMO: 'on' }).simulatedBank).toBe(false);
  });
});

describe('settings of Mercado Pago (PROVIDER-1)', () => {
  const mercadoPago = {
    MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-1234567890-secret',
    MERCADO_PAGO_PUBLIC_KEY: 'APP_USR-public-key',
    MERCADO_PAGO_SIGNING_KEY: 's'.repeat(32),
  };
  const withCards = (env: Record<string, string>, origin?: string) =>
    backendSettingsOf(readSettings(backendSettingsTable, env), {
      publicUrl: 'https://shop.example',
      embedded: true,
      logLevel: 'silent',
      cardPages: { origin },
    });

  it('are none, or whole, beside those of a bank for Pix', () => {
    expect(withCards({}).mercadoPago).toBeUndefined();
    const settings = withCards({ ...whole, ...mercadoPago }, 'https://card.example');
    expect(settings.mercadoPago).toEqual({
      name: 'mercado-pago',
      url: 'https://api.mercadopago.com',
      accessToken: mercadoPago.MERCADO_PAGO_ACCESS_TOKEN,
      publicKey: mercadoPago.MERCADO_PAGO_PUBLIC_KEY,
      webhookSecret: mercadoPago.MERCADO_PAGO_SIGNING_KEY,
      forms: ['cartao'],
    });
    expect(settings.apiPix).toBeDefined();
    expect(settings.simulatedBank).toBe(false);
    const { MERCADO_PAGO_PUBLIC_KEY: _key, ...half } = mercadoPago;
    expect(errorsOf(half)).toEqual([
      'MERCADO_PAGO_PUBLIC_KEY is required, as MERCADO_PAGO_ACCESS_TOKEN is set',
    ]);
  });

  it('say what is charged: cards, which need their origin, boletos, or both', () => {
    const charged = (forms: string, origin?: string) =>
      withCards({ ...mercadoPago, MERCADO_PAGO_FORMS: forms }, origin).mercadoPago?.forms;
    expect(charged('boleto')).toEqual(['boleto']);
    expect(charged('cartao, boleto', 'https://card.example')).toEqual(['cartao', 'boleto']);
    expect(() => charged('pix')).toThrow('must be cartao, boleto, or both');
  });

  it('want an origin for cards that isn’t the shop’s, and no simulated bank beside', () => {
    expect(errorsOf(mercadoPago)).toEqual(['CARD_ORIGIN is required, as Mercado Pago charges cards']);
    for (const origin of ['http://card.example', 'https://shop.example']) {
      expect(() => withCards(mercadoPago, origin)).toThrow('another host than SITE_URL');
    }
    expect(errorsOf({ ...mercadoPago, SIMULATED_BANK: 'on' })[0]).toContain('SIMULATED_BANK must be off');
    expect(errorsOf(mercadoPago, 'http://shop.example')[0]).toContain('SITE_URL must be an https address');
  });
});

it('a shop at an https address without a bank offers no form and takes no seat (PURCHASE-9)', async () => {
  const shop = await startTestBackend({ clock: noon, publicUrl: 'https://shop.example' });
  await addTaxonomy(shop.db);
  await addCourse(shop.db, { id_produto: 1, titulo: 'Soldador' });
  await addOffer(shop.db, { id_produto: 1, id_oferta: 1, vagas_total: 20, vagas_disponiveis: 20 });
  const ana = await Buyer.register(shop.url);
  const bought = await ana.tryBuy(1);
  expect([bought.status, bought.body]).toMatchObject([503, { codigo: 'SEM_FORMA_DE_PAGAMENTO' }]);
  expect((await ana.client.get('/api/parcelamento?id_oferta=1')).body).toEqual([]);
  expect(await freeSeats(shop.db, 1)).toBe(20);
  await shop.stop();
});

describe('settings of a person who charged before (REFUND-13)', () => {
  it('are those of then, under the name of then', async () => {
    const before = [{ ...whole, API_PIX_KEY: 'antiga@escola.example' }];
    const now = { ...whole, API_PIX_NAME: 'banco-novo' };
    const { apiPix, formerProviders } = read({ ...now, FORMER_PROVIDERS: JSON.stringify(before) });
    expect(apiPix!.name).toBe('banco-novo');
    expect(formerProviders.apiPix).toMatchObject([{ name: 'api-pix', key: 'antiga@escola.example' }]);
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-former-'));
    const file = join(folder, 'former.json');
    await writeFile(file, JSON.stringify(before));
    expect(read({ ...now, FORMER_PROVIDERS: file }).formerProviders.apiPix).toHaveLength(1);
    await rm(folder, { recursive: true });
  });

  it('say what is wrong, and nothing of what they hold', () => {
    const { API_PIX_KEY: _key, ...half } = whole;
    expect(errorsOf({ FORMER_PROVIDERS: 'secret' })[0]).toMatch(/^FORMER_PROVIDERS must be a JSON list/);
    expect(errorsOf({ FORMER_PROVIDERS: JSON.stringify([half]) })).toEqual([
      'FORMER_PROVIDERS, entry 1: API_PIX_KEY is required, as API_PIX_URL is set',
    ]);
    expect(errorsOf({ FORMER_PROVIDERS: '[{}]' })).toEqual(['FORMER_PROVIDERS, entry 1: names no provider']);
    // By the same name, a refund would go to the wrong one.
    expect(errorsOf({ ...whole, FORMER_PROVIDERS: JSON.stringify([whole]) })[0]).toMatch(
      /two providers are named api-pix/,
    );
  });
});
