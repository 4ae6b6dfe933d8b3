import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditLog } from '#/backend/db/schema/identity.ts';
import { financeMatters } from '#/backend/db/schema/ledger.ts';
import { offers } from '#/backend/db/schema/catalogue.ts';
import { purchases } from '#/backend/db/schema/purchasing.ts';
import { simulatedBankState } from '#/backend/db/schema/simulated-bank.ts';
import type { FinanceMatter } from '#/contract/finance/finance.ts';
import {
  endMatter,
  findMatter,
  openMatter,
  reopenMatter,
} from '#/backend/modules/ledger/matter-repository.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, noon } from '../../support/catalogue-data.ts';
import { enterAs } from '../account/role-clients.ts';
import { act, Buyer } from '../checkout/buyer.ts';

const backend = withBackend({ seed: true, clock: noon, hasForeignRows: true });
const minute = 60_000;
let finance: ApiClient;
let ana: Buyer;
let nextOffer = 8001;
const lastDay = calendarDay(noon());

beforeAll(async () => {
  const { db, url } = backend.current;
  finance = await enterAs('FINANCEIRO', () => url);
  ana = await Buyer.register(url);
  const [state] = await db.select().from(simulatedBankState);
  const pix = [
    { endToEndId: `E${'9'.repeat(31)}`, txid: 'd'.repeat(32), valor: '77.10', horario: noon().toISOString() },
    { endToEndId: 'odd' },
  ];
  const headers = { 'x-webhook-token': state!.segredo_aviso };
  await new ApiClient(url).post('/api/webhook/pix', { pix }, { headers });
});

interface List {
  itens: FinanceMatter[];
  totalItens: number;
}
const list = async () => (await finance.get<List>('/api/financeiro/pendencias')).body;
const kinds = async () => (await list()).itens.map(({ tipo }) => tipo).toSorted();
const settle = ({ tipo, referencia }: FinanceMatter, nota = 'Devolvido pelo banco.') =>
  finance.post('/api/financeiro/pendencias/resolucao', { tipo, referencia, nota });

async function openPix() {
  const { db } = backend.current;
  const id_oferta = nextOffer++;
  const [place] = await db
    .select({ id_cidade: offers.id_cidade, id_unidade: offers.id_unidade })
    .from(offers)
    .limit(1);
  await addOffer(db, { id_produto: 990_001, id_oferta, ...place });
  return ana.openPix(id_oferta);
}

beforeAll(async () => {
  const { db } = backend.current;
  await addCourse(db, { id_produto: 990_001, titulo: 'Soldador' });
});

it('lists what only a person can settle, each once, oldest first (LEDGER-9)', async () => {
  const { url, db, moveBusinessClock } = backend.current;
  // A payment may still find its charge.
  expect(await kinds()).toEqual(['AVISO_ESTRANHO']);
  moveBusinessClock(6 * minute);
  const { txid, codigo_compra } = await openPix();
  await act(url, txid, 'pagar');
  await act(url, txid, 'recusar-devolucao');
  await act(url, txid, 'devolver');
  const { codigo_compra: changed } = await openPix();
  await db
    .update(purchases)
    .set({ preco_original_centavos: 99_000, total_centavos: 99_000 })
    .where(eq(purchases.codigo, changed));

  const { itens, totalItens } = await list();
  expect(totalItens).toBe(5);
  const of = (kind: string) => itens.filter(({ tipo }) => tipo === kind);
  expect(of('PAGAMENTO_DESCONHECIDO')).toMatchObject([
    { valor: 77.1, provedor: 'banco-simulado', detalhe: 'd'.repeat(32) },
  ]);
  expect(of('AVISO_ESTRANHO')).toMatchObject([
    { valor: null, detalhe: 'ILEGIVEL', conteudo: expect.stringContaining('odd') },
  ]);
  expect(of('DEVOLUCAO_RECUSADA')).toMatchObject([{ valor: 1000, codigo_compra }]);
  expect(of('DIFERENCA').map(({ valor, detalhe }) => [valor, detalhe])).toEqual(
    expect.arrayContaining([
      [10, 'RECEITA'],
      [10, 'CLIENTES'],
    ]),
  );
  const since = itens.map(({ desde }) => desde);
  expect(since).toEqual(since.toSorted());
});

it('takes one off once, with a note, and writes down who did it', async () => {
  const { db } = backend.current;
  const [first] = (await list()).itens;
  expect((await settle(first!, ' ')).status).toBe(422);
  expect((await settle(first!)).status).toBe(200);
  const again = await settle(first!);
  expect([again.status, again.body.codigo]).toEqual([404, 'PENDENCIA_NAO_ENCONTRADA']);
  expect((await list()).itens.map(({ referencia }) => referencia)).not.toContain(first!.referencia);
  const acts = await db.select().from(auditLog).where(eq(auditLog.acao, 'RESOLVEU_PENDENCIA'));
  expect(acts.map(({ objeto }) => objeto)).toEqual([`${first!.tipo} ${first!.referencia}`]);
  expect((await settle({ ...first!, referencia: 'nenhuma' })).status).toBe(404);
});

it('shows a matter of one debt until it ends, and ends it once (LEDGER-12)', async () => {
  const { db } = backend.current;
  const { codigo_compra } = await openPix();
  const key = { tipo: 'CONTESTACAO', referencia: 'mercado-pago 5204-contestacao' } as const;
  const opened = { aberta_em: noon(), prazo: lastDay, codigo_compra, provedor: 'mercado-pago' };
  const other = { tipo: 'DEVOLUCAO_NO_PROVEDOR', referencia: 'mercado-pago 5204-painel' } as const;
  await openMatter(db, { ...other, ...opened, centavos: 700, detalhe: 'devolução no painel' });
  expect(await openMatter(db, { ...key, ...opened, centavos: 90_000, detalhe: 'mediação' })).toBe(true);
  expect(await openMatter(db, { ...key, ...opened, centavos: 100_000, detalhe: 'contestação' })).toBe(false);
  const shown = async () => (await list()).itens.filter(({ tipo }) => tipo === 'CONTESTACAO');
  expect(await shown()).toMatchObject([{ ...key, codigo_compra, valor: 1000, detalhe: 'contestação' }]);
  expect((await settle((await shown())[0]!, 'Comprovantes enviados.')).status).toBe(200);
  expect(await shown()).toEqual([]);
  const [row] = await db.select().from(financeMatters).where(eq(financeMatters.referencia, key.referencia));
  expect(row).toMatchObject({
    desfecho: 'RESOLVIDA',
    nota: 'Comprovantes enviados.',
    id_login: expect.any(Number),
  });
  expect(await endMatter(db, key, { desfecho: 'PERDIDA' }, noon())).toBe(false);
  // The bank opened it again.
  await reopenMatter(db, key, { aberta_em: noon(), prazo: lastDay });
  expect(await shown()).toHaveLength(1);
  expect(await endMatter(db, key, { desfecho: 'GANHA' }, noon())).toBe(true);
  expect(await shown()).toEqual([]);
  expect(await findMatter(db, key)).toMatchObject({ ...key, desfecho: 'GANHA' });
  expect(await findMatter(db, other)).toMatchObject({ ...other, centavos: 700, encerrada_em: null });
});
