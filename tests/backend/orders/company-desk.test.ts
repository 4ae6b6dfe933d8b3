import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditLog, outbox } from '#/backend/db/schema/identity.ts';
import type { ErrorBody } from '#/contract/error-body.ts';
import type { FoundCompanyOrder } from '#/contract/purchasing/order-desk.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addOffer, noon } from '../../support/catalogue-data.ts';
import { makePerson } from '../../support/person.ts';
import { act, bodyOf, Buyer } from '../checkout/buyer.ts';
import { openFinanceDesk } from '../finance/finance-desk.ts';

const backend = withBackend({ clock: noon });
let finance: Buyer;
const minute = 60_000;

beforeAll(async () => {
  ({ finance } = await openFinanceDesk(backend.current));
  for (const id_oferta of [1, 2]) await addOffer(backend.current.db, { id_oferta, id_produto: 1 });
});

async function order(who: Buyer, empresa: { cnpj: string; razao_social: string }): Promise<Purchase> {
  const { nome, cpf, email } = makePerson();
  const body = {
    id_oferta: 1,
    empresa,
    vagas: 3,
    alunos: [{ nome, cpf, nascimento: '1990-05-17', email }],
  };
  const headers = { 'idempotency-key': randomUUID() };
  return who.accept(bodyOf(await who.client.post<Purchase>('/api/compra-empresa', body, { headers }), 201));
}
const find = async (busca: string) =>
  bodyOf(
    await finance.client.get<{ itens: FoundCompanyOrder[] }>(
      `/api/gestao/empresas?busca=${encodeURIComponent(busca)}`,
    ),
  ).itens;
const codesOf = async (busca: string) => (await find(busca)).map(({ codigo }) => codigo);

it('finds orders of companies by CNPJ, name and code, with their seats; never those of people', async () => {
  const { url } = backend.current;
  const [one, other, person] = [
    await Buyer.register(url),
    await Buyer.register(url),
    await Buyer.register(url, { nome: 'Metalina Hoffmann' }),
  ];
  const first = await order(one, { cnpj: '12.ABC.345/01DE-35', razao_social: 'Metalúrgica Hoffmann' });
  backend.current.moveBusinessClock(1000);
  const second = await order(other, { cnpj: '11.222.333/0001-81', razao_social: 'Têxtil Sul' });
  const bought = await person.buy(2);

  expect(await codesOf('')).toEqual([second.codigo, first.codigo]);
  for (const text of ['12abc34501de35', '12.ABC.345/01DE-35', 'metalurgica', first.codigo.toLowerCase()])
    expect(await codesOf(text), text).toEqual([first.codigo]);
  expect(await codesOf('11222333000181')).toEqual([second.codigo]);
  for (const text of [bought.codigo, 'Metalina', '99.999.999/0001-91', '%', 'x'])
    expect(await codesOf(text), text).toEqual([]);
  expect((await find(first.codigo))[0]).toMatchObject({
    estado: 'AGUARDANDO_PAGAMENTO',
    empresa: { razao_social: 'Metalúrgica Hoffmann' },
    vagas: 3,
    com_aluno: 1,
    aceitas: 0,
    total: 3000,
    fatura: null,
  });
});

it('sends a mail of a paid order again, not within a minute, and writes it down', async () => {
  const { url, db, moveBusinessClock } = backend.current;
  const ana = await Buyer.register(url);
  const resend = (codigo: string, email: string) =>
    finance.client.post(`/api/gestao/pedidos/${codigo}/emails`, { email });
  const codeOf = ({ status, body }: { status: number; body: unknown }) => [
    status,
    (body as ErrorBody).codigo,
  ];
  const mailsOf = async (codigo: string, tipo: string) =>
    (
      await db
        .select()
        .from(outbox)
        .where(eq(sql`${outbox.dados}->>'codigo_compra'`, codigo))
    ).filter((mail) => mail.tipo === tipo).length;

  const { txid, codigo_compra: codigo } = await ana.openPix(2);
  expect(codeOf(await resend(codigo, 'recibo'))).toEqual([409, 'EMAIL_INDISPONIVEL']);
  await act(url, txid, 'pagar');
  expect(codeOf(await resend(codigo, 'recibo'))).toEqual([409, 'EMAIL_RECENTE']);
  moveBusinessClock(minute + 1000);
  bodyOf(await resend(codigo, 'recibo'));
  bodyOf(await resend(codigo, 'confirmacao'));
  expect(codeOf(await resend(codigo, 'confirmacao'))).toEqual([409, 'EMAIL_RECENTE']);
  expect(await mailsOf(codigo, 'pagamento-recebido')).toBe(2);
  expect(await mailsOf(codigo, 'matricula-confirmada')).toBe(2);
  const acts = await db.select().from(auditLog).where(eq(auditLog.acao, 'REENVIOU_EMAIL_DE_COMPRA'));
  expect(acts.map(({ objeto, dados }) => [objeto, dados])).toEqual([
    [`compra ${codigo}`, { email: 'pagamento-recebido' }],
    [`compra ${codigo}`, { email: 'matricula-confirmada' }],
  ]);
});
