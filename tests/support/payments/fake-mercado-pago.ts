import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { boletoBarcode, typeableLine } from '#/domain/sale/boleto.ts';
import type { Clock } from '#/domain/time/clock.ts';
import type { Authority } from './certificates.ts';
import { postOver } from './fake-proxy.ts';
import { startFakeService, type FakeRequest, type FakeResponse, type FakeService } from './fake-service.ts';
import { openPublishedDocument } from './published-document.ts';

interface Outcome {
  status: Payment['status'];
  status_detail: string;
}

interface Payment {
  id: number;
  status:
    | 'pending'
    | 'approved'
    | 'in_process'
    | 'in_mediation'
    | 'rejected'
    | 'cancelled'
    | 'refunded'
    | 'charged_back';
  status_detail: string;
  external_reference: string;
  transaction_amount: number;
  transaction_amount_refunded: number;
  date_created: string;
  date_approved: string | null;
  payment_method_id: string;
  payment_type_id: 'credit_card' | 'ticket';
  installments: number;
  captured: boolean;
  currency_id: 'BRL';
  description: string;
  statement_descriptor?: string;
  metadata: Record<string, unknown>;
  card?: { first_six_digits: string; last_four_digits: string };
  date_of_expiration?: string;
  barcode?: { content: string };
  transaction_details?: Record<string, unknown>;
  three_ds_info?: { external_resource_url: string; creq: string };
  fee_details: { type: string; amount: number; fee_payer: 'collector' }[];
  money_release_status?: 'pending' | 'released';
  money_release_date?: string;
}

interface Refund {
  id: number;
  payment_id: number;
  amount: number;
  source: { id: string; name: string; type: 'collector' | 'admin' };
  status: 'approved' | 'in_process' | 'rejected';
  date_created: string;
}

interface Signing {
  secret?: string;
  /** Milliseconds, of when it was signed. */
  at?: number;
  resource?: string;
  type?: string;
  /** In milliseconds unless said otherwise. */
  inSeconds?: boolean;
}

export interface FakeMercadoPago extends FakeService {
  accessToken: string;
  webhookSecret: string;
  payments: Map<string, Payment>;
  refunds: Refund[];
  orders: Record<string, unknown>[];
  refundsCome: Refund['status'];
  searchLags: boolean;
  type(outcome?: Outcome, method?: string): string;
  paymentOf(reference: string): Payment;
  digits: 'both' | 'line' | 'barcode' | 'wrong' | 'contradicting';
  decide(reference: string, outcome: Outcome): void;
  giveBack(reference: string, reais?: number): void;
  dispute(reference: string, what: 'in_mediation' | 'charged_back' | 'settled' | 'reimbursed' | 'won'): void;
  takeFee(reference: string, reais: number): void;
  left(reference: string): number;
  openChargeback(reference: string): string;
  forgetKeys(): void;
  notify(shopUrl: string, paymentId: number | string, signing?: Signing): Promise<number>;
}

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const money = v.pipe(
  v.number(),
  v.check((amount) => amount > 0 && Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6),
);

const bodies = {
  pay: v.strictObject({
    transaction_amount: money,
    token: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
    description: text(200),
    installments: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(18)),
    payment_method_id: v.picklist(['visa', 'master', 'elo', 'amex', 'hipercard']),
    issuer_id: v.optional(v.pipe(v.string(), v.regex(/^\d+$/))),
    payer: v.strictObject({
      email: v.pipe(v.string(), v.email()),
      identification: v.strictObject({
        type: v.literal('CPF'),
        number: v.pipe(v.string(), v.regex(/^\d{11}$/)),
      }),
    }),
    capture: v.literal(true),
    three_d_secure_mode: v.literal('optional'),
    external_reference: text(256),
    statement_descriptor: text(22),
    metadata: v.record(v.string(), v.unknown()),
  }),
  boleto: v.strictObject({
    transaction_amount: money,
    description: text(200),
    payment_method_id: v.literal('bolbradesco'),
    date_of_expiration: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d$/)),
    payer: v.strictObject({
      email: v.pipe(v.string(), v.email()),
      first_name: text(80),
      last_name: text(80),
      identification: v.strictObject({
        type: v.literal('CPF'),
        number: v.pipe(v.string(), v.regex(/^\d{11}$/)),
      }),
      address: v.optional(
        v.strictObject({
          zip_code: v.pipe(v.string(), v.regex(/^\d{8}$/)),
          street_name: text(120),
          street_number: text(20),
          neighborhood: text(120),
          city: text(120),
          federal_unit: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
        }),
      ),
    }),
    external_reference: text(256),
  }),
  cancel: v.strictObject({ status: v.literal('cancelled') }),
  refund: v.strictObject({ amount: money }),
};

const problem = (status: number, code: number): FakeResponse => ({
  status,
  body: {
    message: 'refused',
    error: 'bad_request',
    status,
    cause: [{ code, description: 'refused' }],
  },
});

export async function startFakeMercadoPago(authority: Authority, clock: Clock): Promise<FakeMercadoPago> {
  const published = openPublishedDocument('MERCADO_PAGO_OPENAPI');
  const payments: FakeMercadoPago['payments'] = new Map();
  const cards = new Map<string, { outcome: Outcome; isUsed: boolean }>();
  const done = new Map<string, { body: string; response: FakeResponse }>();
  const refunds: Refund[] = [];
  const chargebacks = new Map<string, Payment>();
  let serial = 52_044_997_000;

  function once(request: FakeRequest, act: () => FakeResponse): FakeResponse {
    const key = request.headers['x-idempotency-key'];
    if (typeof key !== 'string' || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)) {
      return problem(400, 4292);
    }
    const before = done.get(`${request.path} ${key}`);
    if (before) return before.body === request.text ? before.response : problem(409, 4293);
    const response = act();
    // Answered as it was then, whatever becomes of it.
    const stored = structuredClone(response);
    if (response.status < 300)
      done.set(`${request.path} ${key}`, {
        body: request.text,
        response: stored,
      });
    return response;
  }

  function pay(body: v.InferOutput<typeof bodies.pay>): FakeResponse {
    const card = cards.get(body.token);
    if (!card) return problem(400, 2006);
    if (card.isUsed) return problem(400, 3003);
    card.isUsed = true;
    const id = ++serial;
    const { token: _token, payer: _payer, three_d_secure_mode: _mode, capture, ...stored } = body;
    const isChallenge = card.outcome.status_detail === 'pending_challenge';
    payments.set(String(id), {
      ...stored,
      ...card.outcome,
      id,
      captured: capture,
      currency_id: 'BRL',
      payment_type_id: 'credit_card',
      transaction_amount_refunded: 0,
      fee_details: [],
      date_created: clock().toISOString(),
      date_approved: card.outcome.status === 'approved' ? clock().toISOString() : null,
      card: { first_six_digits: '503143', last_four_digits: '6351' },
      ...(isChallenge && {
        three_ds_info: {
          external_resource_url: 'https://acs.bank.example/challenge',
          creq: 'eyJjcmVxIjoxfQ==',
        },
      }),
    });
    fake.orders.push(body);
    return { status: 201, body: payments.get(String(id)) };
  }

  function slip(body: v.InferOutput<typeof bodies.boleto>): FakeResponse {
    const expires = Date.parse(body.date_of_expiration);
    const days = (expires - clock().getTime()) / 86_400_000;
    if (!body.payer.address) return problem(400, 7521);
    if (days < 1 || days > 30) return problem(400, 4037);
    const id = ++serial;
    const { payer: _payer, ...stored } = body;
    const barcode = boletoBarcode({
      bank: '237',
      due: body.date_of_expiration.slice(0, 10),
      cents: Math.round(body.transaction_amount * 100) + (fake.digits === 'wrong' ? 1 : 0),
      freeField: `3380${String(id).padStart(21, '0')}`,
    });
    const line = typeableLine(barcode);
    const digits = {
      both: { digitable_line: line, barcode: { content: barcode } },
      wrong: { digitable_line: line, barcode: { content: barcode } },
      line: { digitable_line: line },
      barcode: {},
      contradicting: { digitable_line: line.replace(/^./, '1'), barcode: { content: barcode } },
    }[fake.digits];
    payments.set(String(id), {
      ...stored,
      id,
      status: 'pending',
      status_detail: 'pending_waiting_payment',
      installments: 1,
      captured: true,
      currency_id: 'BRL',
      payment_type_id: 'ticket',
      transaction_amount_refunded: 0,
      fee_details: [],
      date_created: clock().toISOString(),
      date_approved: null,
      metadata: {},
      ...(fake.digits === 'barcode' && { barcode: { content: barcode } }),
      transaction_details: {
        ...digits,
        payment_method_reference_id: String(id).slice(-10),
        external_resource_url: `https://www.mercadopago.com.br/payments/${id}/ticket?hash=abc`,
      },
    });
    fake.orders.push(body);
    return { status: 201, body: payments.get(String(id)) };
  }

  function refund(payment: Payment, amount: number): FakeResponse {
    if (payment.status !== 'approved' || amount > open(payment) + 1e-6) return problem(400, 2063);
    return { status: 201, body: record(payment, amount, 'collector', fake.refundsCome) };
  }

  function record(payment: Payment, amount: number, by: 'collector' | 'admin', status: Refund['status']) {
    const made: Refund = {
      id: ++serial,
      payment_id: payment.id,
      amount,
      source: { id: '1', name: 'Escola', type: by },
      status,
      date_created: clock().toISOString(),
    };
    refunds.push(made);
    if (status === 'approved') count(payment, amount);
    return made;
  }

  const refundsOf = ({ id }: Payment) => refunds.filter((each) => each.payment_id === id);
  const open = (payment: Payment) =>
    refundsOf(payment)
      .filter(({ status }) => status !== 'rejected')
      .reduce((left, { amount }) => left - amount, payment.transaction_amount);
  const show = (payment: Payment) => ({ ...payment, refunds: refundsOf(payment) });

  function count(payment: Payment, amount: number): void {
    payment.transaction_amount_refunded += amount;
    if (payment.status !== 'approved') return;
    if (payment.transaction_amount_refunded >= payment.transaction_amount) payment.status = 'refunded';
    else payment.status_detail = 'partially_refunded';
  }

  function route(request: FakeRequest): FakeResponse {
    const { method, path, headers } = request;
    if (headers.authorization !== `Bearer ${fake.accessToken}`) {
      return {
        status: 401,
        body: {
          message: 'invalid access token',
          error: 'unauthorized',
          status: 401,
        },
      };
    }
    const [, , , id = '', part, refundId] = path.split('/');
    const read = <Schema extends v.GenericSchema>(schema: Schema) =>
      v.safeParse(schema, JSON.parse(request.text));
    if (method === 'POST' && path === '/v1/payments') {
      const card = read(bodies.pay);
      if (card.success) return once(request, () => pay(card.output));
      const boleto = read(bodies.boleto);
      return boleto.success ? once(request, () => slip(boleto.output)) : problem(400, 1);
    }
    if (method === 'GET' && id === 'search') {
      const { query } = request;
      if (!query.get('sort') || !query.get('criteria')) return problem(400, 1);
      const results = [...payments.values()].filter(
        (payment) => !fake.searchLags && payment.external_reference === query.get('external_reference'),
      );
      const paging = { total: results.length, limit: 30, offset: 0 };
      return { status: 200, body: { paging, results: results.toReversed() } };
    }
    if (method === 'GET' && path.startsWith('/v1/chargebacks/')) {
      const disputed = chargebacks.get(id);
      if (!disputed) return problem(404, 2000);
      const { transaction_amount: amount } = disputed;
      return { status: 200, body: { id, amount, currency: 'BRL', payments: [{ id: disputed.id }] } };
    }
    const payment = payments.get(id);
    if (!payment) return problem(404, 2000);
    switch (`${method} ${part ?? ''}${refundId ? '/id' : ''}`) {
      case 'GET ':
        return { status: 200, body: show(payment) };
      case 'PUT ':
        if (!read(bodies.cancel).success) return problem(400, 1);
        if (payment.status !== 'pending' && payment.status !== 'in_process') return problem(400, 2018);
        payment.status = 'cancelled';
        payment.status_detail = 'by_collector';
        return { status: 200, body: payment };
      case 'POST refunds': {
        const body = read(bodies.refund);
        return body.success ? once(request, () => refund(payment, body.output.amount)) : problem(400, 1);
      }
      case 'GET refunds/id': {
        const found = refunds.find((each) => String(each.id) === refundId);
        return found ? { status: 200, body: found } : problem(404, 2024);
      }
      default:
        return problem(404, 0);
    }
  }

  const service = await startFakeService({
    ...authority.issue('localhost'),
    respond: (request) => {
      const response = route(request);
      published?.check(request.path, request, response);
      return response;
    },
  });
  const paymentOf = (reference: string) =>
    [...payments.values()].find((payment) => payment.external_reference === reference)!;
  const fake: FakeMercadoPago = Object.assign(service, {
    accessToken: 'APP_USR-1234567890123456-secret',
    webhookSecret: 'secret-of-the-notices',
    payments,
    refunds,
    orders: [],
    refundsCome: 'approved' as const,
    searchLags: false,
    digits: 'both' as const,
    type: (outcome: Outcome = { status: 'approved', status_detail: 'accredited' }, method = 'master') => {
      const id = (++serial).toString(16).padStart(32, 'c');
      cards.set(id, { outcome, isUsed: false });
      return `${id}_${method}`;
    },
    paymentOf,
    decide: (reference: string, outcome: Outcome) => {
      const payment = paymentOf(reference);
      Object.assign(payment, outcome);
      if (outcome.status === 'approved') payment.date_approved = clock().toISOString();
    },
    giveBack: (reference: string, reais?: number) => {
      const payment = paymentOf(reference);
      record(payment, reais ?? open(payment), 'admin', 'approved');
    },
    dispute: (
      reference: string,
      what: 'in_mediation' | 'charged_back' | 'settled' | 'reimbursed' | 'won',
    ) => {
      const payment = paymentOf(reference);
      const isDecided = what === 'settled' || what === 'reimbursed';
      payment.status = what === 'won' ? 'approved' : isDecided ? 'charged_back' : what;
      payment.status_detail = isDecided ? what : what === 'won' ? 'accredited' : 'in_process';
    },
    takeFee: (reference: string, amount: number) => {
      paymentOf(reference).fee_details = [{ type: 'mercadopago_fee', amount, fee_payer: 'collector' }];
    },
    left: (reference: string) => {
      const payment = paymentOf(reference);
      const isHeld =
        payment.status === 'in_mediation' ||
        (payment.status === 'charged_back' && payment.status_detail !== 'reimbursed');
      const fees = payment.fee_details.reduce((sum, { amount }) => sum + amount, 0);
      return (isHeld ? 0 : open(payment)) - fees;
    },
    openChargeback: (reference: string) => {
      const id = `217${++serial}`;
      chargebacks.set(id, paymentOf(reference));
      fake.dispute(reference, 'charged_back');
      return id;
    },
    forgetKeys: () => done.clear(),
    notify: (shopUrl: string, paymentId: number | string, signing: Signing = {}) => {
      const { secret = fake.webhookSecret, at = clock().getTime(), resource = String(paymentId) } = signing;
      const requestId = `request-${++serial}`;
      const ts = signing.inSeconds ? Math.floor(at / 1000) : at;
      const signed = createHmac('sha256', secret)
        .update(`id:${paymentId};request-id:${requestId};ts:${ts};`)
        .digest('hex');
      const type = signing.type ?? 'payment';
      return postOver(`${shopUrl}/api/webhook/mercado-pago?data.id=${resource}&type=${type}`, {
        authority: authority.certificate,
        headers: {
          'x-request-id': requestId,
          'x-signature': `ts=${ts},v1=${signed}`,
        },
        body: JSON.stringify({
          id: serial,
          live_mode: true,
          type,
          action: type === 'payment' ? 'payment.updated' : 'created',
          api_version: 'v1',
          date_created: clock().toISOString(),
          data: { id: resource },
        }),
      });
    },
  });
  return fake;
}
