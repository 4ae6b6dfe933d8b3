import type { Logger } from 'pino';
import * as v from 'valibot';
import { answerRoutes } from '#/backend/card-pages/card-page-app.ts';
import { cardPageScript } from '#/backend/card-pages/card-page-script.ts';
import { pageFont } from '#/backend/card-pages/page-font.ts';
import { pageStyle } from '#/backend/card-pages/page-style.ts';
import { file, page, plain } from '#/backend/card-pages/responses.ts';
import type { BackendApp } from '#/backend/http/http-server.ts';
import { cardBrandName } from '#/domain/sale/card/card-brand.ts';
import type { LookFields } from '#/domain/school/look.ts';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import type { MercadoPago } from '../mercado-pago-provider.ts';
import { brandOfMethod } from '../read-card-answer.ts';
import { mercadoPagoCardPage, scriptlessPage, sdkAddress } from './card-form.ts';
import { mercadoPagoChallengePage } from './challenge-page.ts';
import { runMercadoPagoPage } from './run-mercado-pago-page.ts';

interface MercadoPagoPages {
  log: Logger;
  publicUrl: string;
  shopOrigins: readonly string[];
  /** The school's colours. */
  readLook(): Promise<LookFields>;
  publicKey: string;
  findChallenge: MercadoPago['findChallenge'];
}

// CARD-2
export function createMercadoPagoPages(deps: MercadoPagoPages): BackendApp {
  const { log, publicUrl, shopOrigins, publicKey, readLook } = deps;
  const methods = Object.fromEntries([...brandOfMethod].map(([id, brand]) => [id, cardBrandName(brand)]));
  const script = cardPageScript(runMercadoPagoPage, { publicKey, shopOrigins, methods });
  return answerRoutes(
    [
      ['GET', /^\/cartao$/, '/cartao', () => page(200, mercadoPagoCardPage(), framePolicy(shopOrigins))],
      ['GET', /^\/cartao\/pagina$/, '/cartao/pagina', ({ url }) => showScriptless(publicUrl, url)],
      ['GET', /^\/desafio\/([0-9a-f]{32})$/, '/desafio/{id}', ({ id }) => showChallenge(deps, id)],
      ['GET', /^\/cartao\.css$/, '/cartao.css', async () => file(pageStyle(await readLook()), 'text/css')],
      ['GET', /^\/archivo\.woff2$/, '/archivo.woff2', pageFont],
      ['GET', /^\/cartao\.js$/, '/cartao.js', () => file(script, 'text/javascript')],
    ],
    log,
  );
}

function showScriptless(publicUrl: string, url: URL): Response {
  const compra = v.safeParse(purchaseCodeSchema, url.searchParams.get('compra'));
  if (!compra.success) return plain(404);
  return page(200, scriptlessPage(`${publicUrl}/minhas-compras/${compra.output}`), wholePolicy);
}

async function showChallenge({ publicUrl, findChallenge }: MercadoPagoPages, id: string): Promise<Response> {
  const challenge = await findChallenge(id);
  if (!challenge) return plain(404);
  const { returnUrl } = challenge;
  const isOurs = returnUrl?.startsWith(`${publicUrl}/`) ?? false;
  const shown = {
    ...challenge,
    returnUrl: isOurs ? returnUrl! : `${publicUrl}/minhas-compras`,
  };
  return page(200, mercadoPagoChallengePage(shown), challengePolicy);
}

const common = "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'";

const mercadoPago = {
  scripts: [new URL(sdkAddress).origin, 'https://http2.mlstatic.com'],
  frames: ['https://secure-fields.mercadopago.com'],
  calls: [
    'https://api.mercadopago.com',
    'https://api-static.mercadopago.com',
    'https://secure-fields.mercadopago.com',
    'https://http2.mlstatic.com',
  ],
};

/** Only the shop may frame the form; its fields are Mercado Pago's. */
const framePolicy = (shopOrigins: readonly string[]) =>
  [
    common,
    `script-src 'self' ${mercadoPago.scripts.join(' ')}`,
    // The script writes styles at the frames that it puts in.
    "style-src-attr 'unsafe-inline'",
    `connect-src ${mercadoPago.calls.join(' ')}`,
    `frame-src ${mercadoPago.frames.join(' ')}`,
    "form-action 'none'",
    `frame-ancestors ${shopOrigins.join(' ')}`,
  ].join('; ');

const wholePolicy = `${common}; form-action 'none'; frame-ancestors 'none'`;

const challengePolicy = `${common}; script-src 'self'; frame-src https:; form-action https:; frame-ancestors 'none'`;
