import { expect, type Page } from '@playwright/test';
import { startHttpServer } from '#/backend/http/http-server.ts';
import { createMercadoPagoPages } from '#/backend/payments/mercado-pago/pages/mercado-pago-pages.ts';
import { usualLook } from '#/domain/school/look.ts';
import { createLogger } from '#/domain/log/create-logger.ts';
import { makePerson } from '../../support/person.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test } from '../steps/test.ts';

function standIn(): void {
  const create = (type: string) => {
    const hears: Record<string, (seen: object) => void> = {};
    const frame = document.createElement('iframe');
    const made = {
      mount: (id: string) => {
        frame.src = `https://secure-fields.mercadopago.com/?${type}`;
        frame.title = type;
        frame.style.cssText = 'width: 100%; height: 100%; border: 0';
        document.getElementById(id)!.append(frame);
        window.addEventListener('message', ({ source, data }) => {
          if (source !== frame.contentWindow) return;
          hears['change']?.({});
          if (type === 'cardNumber') hears['binChange']?.({ bin: String(data).slice(0, 8) });
        });
        return made;
      },
      on: (event: string, hear: (seen: object) => void) => {
        hears[event] = hear;
        return made;
      },
      update: () => undefined,
      focus: () => frame.focus(),
    };
    return made;
  };
  const createCardToken = async () => ({ id: 'a'.repeat(32) });
  const getPaymentMethods = async ({ bin }: { bin: string }) =>
    (await fetch(`https://api.mercadopago.com/v1/payment_methods/search?bins=${bin}`)).json();
  function MercadoPago() {
    return { fields: { create, createCardToken }, getPaymentMethods };
  }
  Object.assign(window, { MercadoPago });
}

const field = `<!doctype html><html lang="pt-BR"><title>Campo</title>
  <input aria-label="Campo" oninput="parent.postMessage(this.value, '*')"></html>`;
const methods = {
  results: [{ id: 'visa', payment_type_id: 'credit_card', issuer: { id: 25 }, settings: [{}] }],
};

async function answerForMercadoPago(page: Page): Promise<void> {
  await page.route('https://sdk.mercadopago.com/js/v2', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${standIn.toString()})()` }),
  );
  await page.route('https://secure-fields.mercadopago.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: field }),
  );
  await page.route('https://api.mercadopago.com/**', (route) =>
    route.fulfill({ json: methods, headers: { 'access-control-allow-origin': '*' } }),
  );
}

const around = (frame: string) => `<!doctype html><html lang="pt-BR"><title>Loja</title><main><h1>Loja</h1>
  <iframe title="Dados do cartão" src="${frame}" width="100%" height="900"></iframe></main></html>`;

const askForToken = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const frame = document.querySelector('iframe')!;
        window.addEventListener('message', ({ data }) => data.tipo === 'resposta' && resolve(data));
        frame.contentWindow!.postMessage({ cartao: true, tipo: 'pedir' }, '*');
      }),
  );

// CARD-2, PROVIDER-6
test(
  'the form around Mercado Pago’s fields opens under its policy, says what is wrong, and makes a token',
  { tag: '@once' },
  async ({ page }) => {
    const log = createLogger({ program: 'backend', level: 'silent' });
    const host = { host: '127.0.0.1', port: 0, log };
    let formUrl = '';
    const answer = async () =>
      new Response(around(`${formUrl}/cartao`), { headers: { 'content-type': 'text/html; charset=utf-8' } });
    const shop = await startHttpServer({ ...host, app: { fetch: answer } });
    const settings = { publicUrl: shop.url, shopOrigins: [shop.url], publicKey: 'APP_USR-public' };
    const readLook = async () => usualLook;
    const app = createMercadoPagoPages({ ...settings, log, readLook, findChallenge: async () => undefined });
    const server = await startHttpServer({ ...host, app });
    formUrl = server.url;
    const refused: string[] = [];
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
    page.on('pageerror', (error) => refused.push(error.message));
    try {
      await answerForMercadoPago(page);
      await page.goto(shop.url);
      const form = page.frameLocator('iframe[title="Dados do cartão"]');
      const secure = (type: string) => form.frameLocator(`iframe[title="${type}"]`).getByLabel('Campo');
      await expect(secure('cardNumber')).toBeVisible();
      expect(await askForToken(page)).toMatchObject({ ok: false, motivo: 'campos' });
      await expect(form.getByText('O número do cartão é inválido.')).toBeVisible();
      await expect(form.getByText('CPF inválido.')).toBeVisible();
      await expectSoundPage(page);
      await secure('cardNumber').fill('4111111111111111');
      await expect(form.getByRole('status')).toHaveText('Cartão Visa');
      await form.getByLabel('Nome como está no cartão').fill('ANA SOUZA');
      await form.getByLabel('CPF de quem é dono do cartão').fill(makePerson().cpf);
      expect(await askForToken(page)).toMatchObject({ ok: true, token: `${'a'.repeat(32)}_visa_25` });
      await expect(form.getByText('CPF inválido.')).toBeHidden();
      expect(await form.locator('body').evaluate(() => document.fonts.check('1rem "Archivo Variable"'))).toBe(
        true,
      );
      expect(refused).toEqual([]);
    } finally {
      await server.close();
      await shop.close();
    }
  },
);
