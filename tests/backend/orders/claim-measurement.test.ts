import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { coupons } from '#/backend/db/schema/purchasing.ts';
import type { OrderingCompany } from '#/contract/finance/invoice.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { registerStaff } from '../assisted/desk.ts';
import { act, bodyOf, Buyer } from '../checkout/buyer.ts';
import { askGuardian, openLink, tokenOf } from '../checkout/guardian-of.ts';

const backend = withBackend({ clock: noon });
const day = 86_400_000;
let id_oferta = 0;

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  await db.insert(coupons).values({
    codigo: 'TUDO',
    descricao: 'Cobre o preço inteiro.',
    tipo: 'PERCENTUAL',
    percentual: 100,
    valido_de: new Date('2026-01-01T00:00:00Z'),
    valido_ate: new Date('2046-01-01T00:00:00Z'),
  });
});

beforeEach(async () => {
  id_oferta += 1;
  const days = { inscricoes_ate: '2045-01-10', data_inicio: '2045-02-01', data_fim: '2045-12-01' };
  await addOffer(backend.current.db, { id_produto: 1, id_oferta, ...days });
});

const newBuyer = () => Buyer.register(backend.current.url);
const tryClaim = (who: Buyer, codigo: string) =>
  who.client.post<{ contar: boolean }>(`/api/compra/${codigo}/medicao`);
const claim = async (who: Buyer, codigo: string) => bodyOf(await tryClaim(who, codigo)).contar;

async function pay(txid: string): Promise<void> {
  await act(backend.current.url, txid, 'pagar');
  await backend.current.services.simulatedBank?.deliverWebhooks();
}

it('of several browsers that show a purchase paid one tells of it, and none before it is (ANALYTICS-3)', async () => {
  const buyer = await newBuyer();
  const { txid } = await buyer.openPix(id_oferta);
  const { codigo } = (await buyer.client.get<{ itens: Purchase[] }>('/api/compras')).body.itens[0]!;
  expect(await claim(buyer, codigo)).toBe(false);
  await pay(txid);
  expect(await buyer.purchase(codigo)).toMatchObject({ estado: 'MATRICULADA', medida: false });
  // Two browsers of one person, twice each.
  const browsers = [buyer, buyer.at(backend.current.url)];
  const answers = await Promise.all([...browsers, ...browsers].map((browser) => claim(browser, codigo)));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await claim(buyer, codigo)).toBe(false);
  expect((await buyer.purchase(codigo)).medida).toBe(true);
});

it('a carnê is reported with its first boleto, days later, and once', async () => {
  const buyer = await newBuyer();
  const { boletos } = await buyer.openBoleto(id_oferta, 3);
  const { codigo } = (await buyer.client.get<{ itens: Purchase[] }>('/api/compras')).body.itens[0]!;
  expect(await claim(buyer, codigo)).toBe(false);
  backend.current.moveBusinessClock(2 * day);
  await pay(boletos[0]!.referencia);
  expect(await claim(buyer, codigo)).toBe(true);
  await pay(boletos[1]!.referencia);
  expect(await claim(buyer, codigo)).toBe(false);
});

it('a purchase whose coupon covers all of it is reported once, too', async () => {
  const buyer = await newBuyer();
  const { codigo } = await buyer.accept(await buyer.buy(id_oferta, { cupom: 'TUDO' }));
  expect(await buyer.purchase(codigo)).toMatchObject({ estado: 'MATRICULADA', total: 0 });
  expect([await claim(buyer, codigo), await claim(buyer, codigo)]).toEqual([true, false]);
});

it('a guardian, who pays, tells of it, and no one else', async () => {
  const { student, guardian, codigo } = await askGuardian(backend.current.url, id_oferta);
  const opened = bodyOf(await openLink(guardian, await tokenOf(student, codigo)));
  await guardian.accept(opened);
  bodyOf(await guardian.tryPay(codigo));
  await pay((await guardian.pix(codigo)).txid);
  expect(await tryClaim(student, codigo)).toMatchObject({
    status: 403,
    body: { codigo: 'COMPRA_DO_RESPONSAVEL' },
  });
  expect((await tryClaim(await newBuyer(), codigo)).status).toBe(404);
  expect(await claim(guardian, codigo)).toBe(true);
});

it('an order on invoice is reported when it is paid, not when its seats are confirmed', async () => {
  const company = await newBuyer();
  const finance = await registerStaff(backend.current, 'FINANCEIRO');
  const empresa = { cnpj: '12.ABC.345/01DE-35', razao_social: 'Metalúrgica Hoffmann Ltda' };
  const made = await company.client.post<Purchase>(
    '/api/compra-empresa',
    { id_oferta, empresa, vagas: 2, alunos: [] },
    { headers: { 'idempotency-key': randomUUID() } },
  );
  const { codigo } = await company.accept(bodyOf(made, 201));
  const { itens } = bodyOf(
    await finance.client.get<{ itens: OrderingCompany[] }>('/api/financeiro/empresas'),
  );
  const { id_pessoa, cnpj } = itens[0]!;
  bodyOf(await finance.client.put(`/api/financeiro/empresas/${id_pessoa}/fatura`, { cnpj, limite: 9000 }));
  const confirmed = bodyOf(await company.client.post<Purchase>(`/api/compra-empresa/${codigo}/fatura`));
  expect(confirmed).toMatchObject({ estado: 'MATRICULADA', pago_em: null });
  expect(await claim(company, codigo)).toBe(false);
  await pay((await company.boletos(codigo)).boletos[0]!.referencia);
  expect([await claim(company, codigo), await claim(company, codigo)]).toEqual([true, false]);
});

it('what was given up before it was reported is not reported any more', async () => {
  const buyer = await newBuyer();
  const { txid } = await buyer.openPix(id_oferta);
  const { codigo } = (await buyer.client.get<{ itens: Purchase[] }>('/api/compras')).body.itens[0]!;
  await pay(txid);
  bodyOf(await buyer.tryWithdraw(codigo));
  expect(await claim(buyer, codigo)).toBe(false);
});
