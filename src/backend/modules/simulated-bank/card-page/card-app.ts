import type { Logger } from 'pino';
import * as v from 'valibot';
import { answerRoutes } from '#/backend/card-pages/card-page-app.ts';
import { pageFont } from '#/backend/card-pages/page-font.ts';
import { pageStyle } from '#/backend/card-pages/page-style.ts';
import { file, json, page, plain, seeOther } from '#/backend/card-pages/responses.ts';
import type { Database } from '#/backend/db/database.ts';
import type { BackendApp } from '#/backend/http/http-server.ts';
import { readBody } from '#/backend/http/request-body.ts';
import { cardBrandName, cardBrands } from '#/domain/sale/card/card-brand.ts';
import { formatBrl } from '#/domain/sale/money.ts';
import type { LookFields } from '#/domain/school/look.ts';
import { purchaseCodeSchema } from '#/domain/sale/purchase-code.ts';
import type { Clock } from '#/domain/time/clock.ts';
import { approveCard, refuseCard } from '../card/decide-card.ts';
import { findChallenge } from '../card/card-repository.ts';
import { validateCard, tokeniseCard, type TypedCard } from '../card/tokenise-card.ts';
import { findBankCharge } from '../charge-repository.ts';
import { brandMarks } from './brand-marks.ts';
import { framedCardPage, wholeCardPage } from './card-form.ts';
import { challengePage } from './challenge-page.ts';
import { pageScript } from './page-script.ts';

interface CardApp {
  db: Database;
  /** The bank's clock. */
  clock: Clock;
  log: Logger;
  publicUrl: string;
  shopOrigins: readonly string[];
  /** The school's colours. */
  readLook(): Promise<LookFields>;
  deliverWebhooks(): Promise<void>;
}

const maxBodyBytes = 4096;
const cardText = v.optional(v.pipe(v.string(), v.maxLength(100)), '');
const typedCardSchema = v.object({ numero: cardText, nome: cardText, validade: cardText, codigo: cardText });
const wholePageSchema = v.object({
  compra: purchaseCodeSchema,
  parcelas: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(13)),
    '1',
  ),
});

/** Pages for cards and challenges on their own origin (CARD-2). Logs patterns and outcomes only. */
export function createCardApp(bank: CardApp): BackendApp {
  const { log, shopOrigins, readLook } = bank;
  const script = pageScript(shopOrigins);
  return answerRoutes(
    [
      ['GET', /^\/cartao$/, '/cartao', () => page(200, framedCardPage(), framePolicy(shopOrigins))],
      ['GET', /^\/cartao\/pagina$/, '/cartao/pagina', ({ url }) => showWholePage(bank, url)],
      ['POST', /^\/cartao\/pagina$/, '/cartao/pagina', ({ request }) => postWholePage(bank, request)],
      ['POST', /^\/tokens$/, '/tokens', ({ request }) => postToken(bank, request)],
      ['GET', /^\/desafio\/([\w-]{32})$/, '/desafio/{id}', ({ id }) => showChallenge(bank, id)],
      [
        'POST',
        /^\/desafio\/([\w-]{32})$/,
        '/desafio/{id}',
        ({ request, id }) => postChallenge(bank, request, id),
      ],
      ['GET', /^\/cartao\.css$/, '/cartao.css', async () => file(pageStyle(await readLook()), 'text/css')],
      ['GET', /^\/archivo\.woff2$/, '/archivo.woff2', pageFont],
      ['GET', /^\/cartao\.js$/, '/cartao.js', () => file(script, 'text/javascript')],
      ['GET', /^\/bandeiras\/([a-z-]+)\.svg$/, '/bandeiras/{bandeira}.svg', ({ id }) => showMark(id)],
    ],
    log,
  );
}

async function postToken({ db, clock }: CardApp, request: Request): Promise<Response> {
  // A form of another site can't send JSON without a preflight, which is refused.
  if (!/^application\/json\b/.test(request.headers.get('content-type') ?? '')) return plain(415);
  const card = await readCard(request, (text) => JSON.parse(text) as unknown);
  if (!card) return plain(400);
  const problemas = validateCard(card, clock());
  if (Object.keys(problemas).length > 0) return json(422, { problemas });
  return json(200, await tokeniseCard(db, card, clock()));
}

function showWholePage(bank: CardApp, url: URL): Response {
  const asked = v.safeParse(wholePageSchema, Object.fromEntries(url.searchParams));
  if (!asked.success) return plain(404);
  const content = wholeCardPage({
    ...asked.output,
    backUrl: purchaseUrl(bank, asked.output.compra),
    fieldErrors: {},
  });
  return page(200, content, wholePolicy(bank.publicUrl));
}

async function postWholePage(bank: CardApp, request: Request): Promise<Response> {
  const body = await readText(request);
  if (body === undefined) return plain(413);
  const entries = Object.fromEntries(new URLSearchParams(body));
  const asked = v.safeParse(wholePageSchema, entries);
  const card = v.safeParse(typedCardSchema, entries);
  if (!asked.success || !card.success) return plain(400);
  const { compra, parcelas } = asked.output;
  const now = bank.clock();
  const fieldErrors = validateCard(card.output, now);
  const backUrl = purchaseUrl(bank, compra);
  if (Object.keys(fieldErrors).length > 0) {
    return page(422, wholeCardPage({ backUrl, compra, parcelas, fieldErrors }), wholePolicy(bank.publicUrl));
  }
  const { token } = await tokeniseCard(bank.db, card.output, now);
  const query = new URLSearchParams({ cartao: token, parcelas: String(parcelas) }).toString();
  return seeOther(`${backUrl}?${query}`);
}

async function showChallenge({ db, clock, publicUrl }: CardApp, id: string): Promise<Response> {
  const card = await findChallenge(db, id);
  const charge = card && (await findBankCharge(db, card.txid));
  if (!card || !charge) return plain(404);
  return page(
    200,
    challengePage({
      description: charge.descricao,
      amount: formatBrl(charge.valor_centavos),
      card: card.bandeira ? `${cardBrandName(card.bandeira)} final ${card.final}` : '',
      returnUrl: card.retorno,
      isOpen: card.situacao === 'DESAFIO' && charge.expira_em > clock(),
    }),
    wholePolicy(publicUrl),
  );
}

/** The answer of the card's owner; one that comes too late, or twice, leads back to the shop all the same. */
async function postChallenge(bank: CardApp, request: Request, id: string): Promise<Response> {
  const { db, clock } = bank;
  const body = await readText(request);
  const card = await findChallenge(db, id);
  const charge = card && (await findBankCharge(db, card.txid));
  if (!card || !charge || body === undefined) return plain(404);
  if (card.situacao === 'DESAFIO' && charge.expira_em > clock()) {
    const isConfirmed = new URLSearchParams(body).get('resposta') === 'confirmar';
    const decided = isConfirmed
      ? approveCard(db, card.txid, clock())
      : refuseCard(db, card.txid, 'DESAFIO_NAO_CONCLUIDO', clock());
    await decided.catch(() => undefined);
    await bank.deliverWebhooks();
  }
  return seeOther(card.retorno);
}

function showMark(code: string): Response {
  const brand = cardBrands.find((known) => known === code);
  return brand ? file(brandMarks[brand], 'image/svg+xml') : plain(404);
}

const purchaseUrl = ({ publicUrl }: CardApp, compra: string) => `${publicUrl}/minhas-compras/${compra}`;

async function readCard(request: Request, parse: (text: string) => unknown): Promise<TypedCard | undefined> {
  const body = await readText(request);
  if (body === undefined) return undefined;
  try {
    const read = v.safeParse(typedCardSchema, parse(body));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined for a body that is too large, or that broke off. */
async function readText(request: Request): Promise<string | undefined> {
  const body = await readBody(request, maxBodyBytes).catch(() => undefined);
  return body?.toString();
}

const common =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'";

const framePolicy = (shopOrigins: readonly string[]) =>
  `${common}; form-action 'none'; frame-ancestors ${shopOrigins.join(' ')}`;

const wholePolicy = (publicUrl: string) =>
  `${common}; form-action 'self' ${new URL(publicUrl).origin}; frame-ancestors 'none'`;
