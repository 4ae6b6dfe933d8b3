import * as v from 'valibot';
import { buildDynamicBrCode } from '#/domain/sale/br-code.ts';
import type { Clock } from '#/domain/time/clock.ts';
import type { Authority, Identity } from './certificates.ts';
import { postOver } from './fake-proxy.ts';
import { startFakeService, type FakeRequest, type FakeResponse, type FakeService } from './fake-service.ts';
import { openPublishedDocument } from './published-document.ts';

interface Charge {
  txid: string;
  status: 'ATIVA' | 'CONCLUIDA' | 'REMOVIDA_PELO_USUARIO_RECEBEDOR' | 'REMOVIDA_PELO_PSP';
  valor: { original: string };
  calendario: { criacao: string; expiracao: number };
  chave: string;
  revisao: number;
  solicitacaoPagador?: string;
  location: string;
  pixCopiaECola: string;
}

interface Refund {
  id: string;
  rtrId: string;
  valor: string;
  horario: { solicitacao: string };
  status: 'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO';
  natureza?: 'ORIGINAL' | 'MED_OPERACIONAL' | 'MED_FRAUDE';
}

interface Payment {
  endToEndId: string;
  txid: string;
  valor: string;
  chave: string;
  horario: string;
  devolucoes: Refund[];
}

export interface FakeApiPix extends FakeService {
  clientId: string;
  clientSecret: string;
  charges: Map<string, Charge>;
  payments: Map<string, Payment>;
  webhooks: Map<string, string>;
  scopes: string[];
  /** Seconds that tokens are said to live. */
  tokenSeconds: number;
  forgetTokens(): void;
  pay(txid: string, valor?: string): string;
  /** The bank takes money of a Pix back by itself, or its panel gives some back; returns the refund's id. */
  takeBack(
    endToEndId: string,
    valor: string,
    natureza?: Refund['natureza'],
    status?: Refund['status'],
  ): string;
  left(endToEndId: string): number;
  settleRefunds(status: 'DEVOLVIDO' | 'NAO_REALIZADO'): void;
  notify(endToEndIds: string[], as?: Identity | null): Promise<number>;
}

const pattern = (regex: RegExp) => v.pipe(v.string(), v.regex(regex));
const amount = pattern(/^\d{1,10}\.\d{2}$/);

const bodies = {
  create: v.strictObject({
    calendario: v.strictObject({ expiracao: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
    valor: v.strictObject({ original: amount }),
    chave: v.pipe(v.string(), v.maxLength(77)),
    solicitacaoPagador: v.optional(v.pipe(v.string(), v.maxLength(140))),
  }),
  revise: v.strictObject({ status: v.literal('REMOVIDA_PELO_USUARIO_RECEBEDOR') }),
  refund: v.strictObject({ valor: amount }),
  webhook: v.strictObject({ webhookUrl: v.pipe(v.string(), v.url()) }),
};

const problem = (status: number, title: string): FakeResponse => ({
  status,
  body: { type: `https://pix.bcb.gov.br/api/v2/error/${title}`, title, status },
  headers: { 'content-type': 'application/problem+json' },
});
const missing = () => problem(404, 'NaoEncontrado');
const invalid = (title: string) => problem(400, title);

interface FakeApiPixOptions {
  bank: Authority;
  /** Of which the shop must show a certificate. */
  clients: Authority;
  clock: Clock;
}

export async function startFakeApiPix({ bank, clients, clock }: FakeApiPixOptions): Promise<FakeApiPix> {
  const published = openPublishedDocument('PIX_OPENAPI');
  const tokens = new Map<string, { scope: string; endsAt: number }>();
  const charges: FakeApiPix['charges'] = new Map();
  const payments: FakeApiPix['payments'] = new Map();
  const webhooks: FakeApiPix['webhooks'] = new Map();
  const scopes: string[] = [];
  const server = bank.issue('localhost');
  const own = bank.issue('webhook.bank.example');
  let serial = 0;

  function giveToken({ headers, text }: FakeRequest): FakeResponse {
    const basic = Buffer.from((headers.authorization ?? '').replace('Basic ', ''), 'base64').toString();
    const form = new URLSearchParams(text);
    if (basic !== `${fake.clientId}:${fake.clientSecret}`)
      return { status: 401, body: { error: 'invalid_client' } };
    if (form.get('grant_type') !== 'client_credentials') return { status: 400, body: {} };
    const token = `token-${++serial}`;
    const scope = form.get('scope') ?? '';
    scopes.push(scope);
    tokens.set(token, { scope, endsAt: clock().getTime() + fake.tokenSeconds * 1000 });
    return {
      status: 200,
      body: { access_token: token, token_type: 'Bearer', expires_in: fake.tokenSeconds, scope },
    };
  }

  function refuseToken({ headers }: FakeRequest, scope: string): FakeResponse | undefined {
    const token = tokens.get((headers.authorization ?? '').replace('Bearer ', ''));
    if (!token || token.endsAt <= clock().getTime()) return problem(401, 'NaoAutorizado');
    return token.scope.split(' ').includes(scope) ? undefined : problem(403, 'AcessoNegado');
  }

  function makeCharge(txid: string, body: v.InferOutput<typeof bodies.create>): FakeResponse {
    if (!/^[a-zA-Z0-9]{26,35}$/.test(txid) || charges.has(txid)) return invalid('CobOperacaoInvalida');
    const location = `pix.bank.example/qr/v2/${txid}`;
    const charge: Charge = {
      txid,
      status: 'ATIVA',
      valor: body.valor,
      calendario: { criacao: clock().toISOString(), expiracao: body.calendario.expiracao },
      chave: body.chave,
      revisao: 0,
      ...(body.solicitacaoPagador && { solicitacaoPagador: body.solicitacaoPagador }),
      location,
      pixCopiaECola: buildDynamicBrCode({ url: location, name: 'Escola', city: 'Blumenau' }),
    };
    charges.set(txid, charge);
    return { status: 201, body: charge };
  }

  function reviseCharge(txid: string): FakeResponse {
    const charge = charges.get(txid);
    if (!charge) return missing();
    if (charge.status !== 'ATIVA') return invalid('CobOperacaoInvalida');
    charge.status = 'REMOVIDA_PELO_USUARIO_RECEBEDOR';
    charge.revisao++;
    return { status: 200, body: charge };
  }

  function makeRefund(e2eid: string, id: string, valor: string): FakeResponse {
    const payment = payments.get(e2eid);
    if (!payment) return missing();
    if (payment.devolucoes.some((known) => known.id === id)) return invalid('PixDevolucaoInvalida');
    if (Math.round(Number(valor) * 100) > left(payment)) return invalid('PixDevolucaoInvalida');
    const refund: Refund = {
      id,
      rtrId: `D${e2eid.slice(1)}`,
      valor,
      horario: { solicitacao: clock().toISOString() },
      status: 'EM_PROCESSAMENTO',
    };
    payment.devolucoes.push(refund);
    return { status: 201, body: refund };
  }

  const left = ({ valor, devolucoes }: Payment) =>
    devolucoes
      .filter(({ status }) => status !== 'NAO_REALIZADO')
      .reduce((cents, each) => cents - Math.round(Number(each.valor) * 100), Math.round(Number(valor) * 100));

  function route(request: FakeRequest): FakeResponse {
    const { method, path } = request;
    const [, resource = '', id = '', , refundId = ''] = path.slice('/api/v2'.length).split('/');
    const refused = refuseToken(request, `${resource}.${method === 'GET' ? 'read' : 'write'}`);
    if (refused) return refused;
    const read = <Schema extends v.GenericSchema>(schema: Schema) =>
      v.safeParse(schema, JSON.parse(request.text));
    switch (`${method} ${resource}${refundId && '/devolucao'}`) {
      case 'PUT cob': {
        const body = read(bodies.create);
        return body.success ? makeCharge(id, body.output) : invalid('RequisicaoInvalida');
      }
      case 'PATCH cob':
        return read(bodies.revise).success ? reviseCharge(id) : invalid('RequisicaoInvalida');
      case 'GET cob': {
        const charge = charges.get(id);
        const paid = [...payments.values()].filter(({ txid }) => txid === id);
        return charge
          ? { status: 200, body: { ...charge, ...(paid.length > 0 && { pix: paid }) } }
          : missing();
      }
      case 'GET pix': {
        const payment = payments.get(id);
        return payment ? { status: 200, body: payment } : missing();
      }
      case 'PUT pix/devolucao': {
        const body = read(bodies.refund);
        return body.success ? makeRefund(id, refundId, body.output.valor) : invalid('RequisicaoInvalida');
      }
      case 'GET pix/devolucao': {
        const refund = payments.get(id)?.devolucoes.find((each) => each.id === refundId);
        return refund ? { status: 200, body: refund } : missing();
      }
      case 'GET webhook': {
        const webhookUrl = webhooks.get(decodeURIComponent(id));
        const chave = decodeURIComponent(id);
        return webhookUrl
          ? {
              status: 200,
              body: { webhookUrl, chave, cnpj: '11222333000181', criacao: clock().toISOString() },
            }
          : missing();
      }
      case 'PUT webhook': {
        const body = read(bodies.webhook);
        if (!body.success) return invalid('WebhookOperacaoInvalida');
        webhooks.set(decodeURIComponent(id), body.output.webhookUrl);
        return { status: 200 };
      }
      default:
        return missing();
    }
  }

  const service = await startFakeService({
    ...server,
    clientAuthority: clients.certificate,
    respond: (request) => {
      if (request.method === 'POST' && request.path === '/oauth/token') return giveToken(request);
      const response = route(request);
      published?.check(request.path.replace('/api/v2', ''), request, response);
      return response;
    },
  });
  const fake: FakeApiPix = Object.assign(service, {
    clientId: 'vitrine',
    clientSecret: 'secret-of-the-client',
    charges,
    payments,
    webhooks,
    scopes,
    tokenSeconds: 3600,
    forgetTokens: () => tokens.clear(),
    pay: (txid: string, valor = charges.get(txid)!.valor.original) => {
      const charge = charges.get(txid)!;
      const endToEndId = `E1234567820261120${String(++serial).padStart(15, '0')}`;
      const horario = clock().toISOString();
      charge.status = 'CONCLUIDA';
      payments.set(endToEndId, { endToEndId, txid, valor, chave: charge.chave, horario, devolucoes: [] });
      return endToEndId;
    },
    takeBack: (
      endToEndId: string,
      valor: string,
      natureza: Refund['natureza'] = 'ORIGINAL',
      status: Refund['status'] = 'DEVOLVIDO',
    ) => {
      const id = `B${String(++serial).padStart(10, '0')}`;
      payments.get(endToEndId)!.devolucoes.push({
        id,
        rtrId: `D${endToEndId.slice(1)}`,
        valor,
        horario: { solicitacao: clock().toISOString() },
        status,
        natureza,
      });
      return id;
    },
    left: (endToEndId: string) => left(payments.get(endToEndId)!),
    settleRefunds: (status: 'DEVOLVIDO' | 'NAO_REALIZADO') => {
      for (const { devolucoes } of payments.values()) {
        for (const refund of devolucoes) if (refund.status === 'EM_PROCESSAMENTO') refund.status = status;
      }
    },
    notify: (endToEndIds: string[], as: Identity | null = own) => {
      const pix = endToEndIds.map((id) => payments.get(id)!);
      const body = JSON.stringify({ pix });
      const [webhookUrl] = webhooks.values();
      return postOver(`${webhookUrl}/pix`, {
        body,
        authority: bank.certificate,
        ...(as && { identity: as }),
      });
    },
  });
  return fake;
}
