import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Numbers, OfferSeats } from '#/contract/finance/numbers.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, noon, TODAY } from '../../support/catalogue-data.ts';
import { act, bodyOf, Buyer } from '../checkout/buyer.ts';
import { openFinanceDesk } from '../finance/finance-desk.ts';

const days = { inscricoes_ate: '2027-01-10', data_inicio: '2027-02-01', data_fim: '2027-12-01' };

const numbersOf = async (by: Buyer, query = '') =>
  bodyOf(await by.client.get<Numbers>(`/api/gestao/numeros${query}`));

// Rows of a past spring are written by hand.
const backend = withBackend({ clock: noon, hasForeignRows: true });
let finance: Buyer;
let ana: Buyer;

beforeAll(async () => {
  const { db, url } = backend.current;
  ({ finance } = await openFinanceDesk(backend.current));
  await addCourse(db, {
    id_produto: 2,
    titulo: 'Eletricista',
    id_grupo_area_atuacao: 2,
    id_area_atuacao: 2,
  });
  for (const [id_oferta, id_produto] of [
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 1],
  ] as const)
    await addOffer(db, { id_oferta, id_produto, ...days, vagas_total: 3, vagas_disponiveis: 3 });
  ana = await Buyer.register(url);
});

describe('numbers of a shop that sells', () => {
  it('counts what was paid, given back and given up, by form and by area', async () => {
    const { url } = backend.current;
    const paid = await ana.openPix(1);
    await act(url, paid.txid, 'pagar');
    const returned = await ana.openPix(3);
    await act(url, returned.txid, 'pagar');
    await ana.tryWithdraw(returned.codigo_compra);
    const byBoleto = await ana.openBoleto(2);
    await act(url, byBoleto.boletos[0]!.referencia, 'pagar');
    const given = await ana.buy(4);
    await ana.tryCancel(given.codigo);

    const { total, formas, por_area, compras, devolucoes, vendas, ...rest } = await numbersOf(finance);
    expect(rest).toMatchObject({ de: '2026-10-22', ate: TODAY, por: 'dia', livro_aberto_em: null });
    expect(total).toEqual({
      pedidos: 3,
      vagas: 3,
      valor: 3000,
      recebido: 3000,
      devolvido: 1000,
      movido: 0,
    });
    expect(vendas).toHaveLength(30);
    expect(vendas.at(-1)).toEqual({ de: TODAY, ate: TODAY, ...total });
    expect(formas).toEqual([
      { forma: 'boleto', pagamentos: 1, valor: 1000 },
      { forma: 'pix', pagamentos: 2, valor: 2000 },
    ]);
    expect(por_area).toMatchObject([
      { area: 'Energia', pedidos: 1, recebido: 1000, devolvido: 1000 },
      { area: 'Metalmecânica', pedidos: 2, recebido: 2000, devolvido: 0 },
    ]);
    expect(compras.at(-1)).toMatchObject({ iniciadas: 4, aceitas: 3, pagas: 3, abandonadas: 1 });
    expect(devolucoes.at(-1)).toMatchObject({ pedidas: 1, valor_pedido: 1000, feitas: 1, recusadas: 0 });

    const energy = await numbersOf(finance, '?area=2&periodo=7');
    expect(energy.total).toMatchObject({ pedidos: 1, recebido: 1000, devolvido: 1000 });
    expect(energy.formas).toEqual([{ forma: 'pix', pagamentos: 1, valor: 1000 }]);
    expect(energy.compras.at(-1)).toMatchObject({ iniciadas: 1, pagas: 1 });
    expect((await numbersOf(finance, '?ate=2026-11-19')).total.pedidos, 'the day before').toBe(0);
  });

  it('counts a checkout as abandoned from the instant its hold ends', async () => {
    await addOffer(backend.current.db, { id_oferta: 5, id_produto: 2, ...days });
    const pix = await ana.openPix(5);
    const abandoned = async () => (await numbersOf(finance, '?area=2')).compras.at(-1)!.abandonadas;
    const left = Date.parse(pix.expira_em) - backend.current.services.clock().getTime();
    backend.current.moveBusinessClock(left - 5000);
    expect(await abandoned()).toBe(0);
    backend.current.moveBusinessClock(5001);
    expect(await abandoned()).toBe(1);
  });

  it('has seats that add up: taken, held and free', async () => {
    const { db, url } = backend.current;
    await addOffer(db, { id_oferta: 6, id_produto: 1, ...days, vagas_total: 2, vagas_disponiveis: 2 });
    await addOffer(db, {
      id_oferta: 7,
      id_produto: 1,
      inscricoes_ate: '2026-09-30',
      data_inicio: '2026-10-01',
      data_fim: '2026-11-19',
    });
    const [bia, caio] = [await Buyer.register(url), await Buyer.register(url)];
    await act(url, (await ana.openPix(6)).txid, 'pagar');
    await bia.buy(6);
    bodyOf(await caio.client.post('/api/oferta/6/lista-espera'));
    const seats = bodyOf(
      await finance.client.get<{ itens: OfferSeats[] }>('/api/gestao/numeros/vagas?por_pagina=100'),
    ).itens;
    expect(seats.find(({ id_oferta }) => id_oferta === 6)).toMatchObject({
      curso: 'Soldador',
      total: 2,
      ocupadas: 1,
      reservadas: 1,
      livres: 0,
      na_espera: 1,
    });
    expect(seats.map(({ id_oferta }) => id_oferta)).not.toContain(7);
    for (const { total, ocupadas, reservadas, livres } of seats)
      expect(ocupadas + reservadas + livres!).toBe(total);
  });
});

interface Fact {
  kind: 'paid' | 'received' | 'back';
  em: Date;
  cents: number;
  offer: number;
}

describe('sums of any period', () => {
  const facts: Fact[] = [];

  const someFacts = fc.array(
    fc.record<Fact>({
      kind: fc.constantFrom('paid', 'received', 'back'),
      // Near the midnights of the school's days, which are at 03:00 UTC.
      em: fc
        .tuple(fc.integer({ min: 0, max: 80 }), fc.integer({ min: -2, max: 2 }))
        .map(([day, seconds]) => new Date(Date.parse('2026-05-01T03:00:00Z') + day * 86_400_000 + seconds)),
      cents: fc.integer({ min: 1, max: 2_000_000 }),
      offer: fc.constantFrom(8, 9),
    }),
    { minLength: 150, maxLength: 150 },
  );

  beforeAll(async () => {
    const { db, url } = backend.current;
    await addOffer(db, { id_oferta: 8, id_produto: 1, ...days });
    await addOffer(db, { id_oferta: 9, id_produto: 2, ...days });
    const { codigo } = await (await Buyer.register(url)).buy(8);
    facts.push(...fc.sample(someFacts, { seed: 210, numRuns: 1 })[0]!);
    for (const [index, fact] of facts.entries()) await store(codigo, index, fact);

    async function store(model: string, index: number, { kind, em, cents, offer }: Fact) {
      const code = String(index).padStart(26, '0');
      await db.execute(sql`INSERT INTO purchases SELECT (jsonb_populate_record(p, jsonb_build_object(
          'codigo', ${code}::text, 'chave_idempotencia', ${code}::text, 'estado', 'ESTORNADA', 'id_oferta', ${offer}::int,
          'total_centavos', ${cents}::int, 'preco_original_centavos', ${cents}::int, 'criado_em', ${em.toISOString()}::text, 'vaga_retida', false,
          'pago_em', ${kind === 'paid' ? em.toISOString() : null}::text))).*
        FROM purchases p WHERE codigo = ${model}`);
      if (kind === 'paid') return;
      const [tipo, conta, other] =
        kind === 'received'
          ? (['PAGAMENTO', 'CLIENTES', 'A_IDENTIFICAR'] as const)
          : (['DEVOLUCAO_FEITA', 'A_DEVOLVER', 'PROVEDOR'] as const);
      const signed = kind === 'received' ? -cents : cents;
      await db.execute(sql`WITH made AS (
          INSERT INTO ledger_transactions (tipo, referencia, em) VALUES (${tipo}, ${code}, ${em.toISOString()}) RETURNING id)
        INSERT INTO ledger_entries (id_transacao, conta, provedor, codigo_compra, centavos)
        SELECT id, ${conta}::text, NULL, ${code}, ${signed}::bigint FROM made
        UNION ALL SELECT id, ${other}::text, ${other === 'PROVEDOR' ? 'banco' : null}::text, NULL, ${-signed}::bigint
        FROM made`);
    }
  });

  it('are, to the cent and to the day of the school, those of its rows', async () => {
    const day = fc
      .integer({ min: -3, max: 82 })
      .map((after) => calendarDay(new Date(Date.parse('2026-05-01T12:00:00Z') + after * 86_400_000)));
    await fc.assert(
      fc.asyncProperty(
        day,
        day,
        fc.constantFrom('dia', 'semana', 'mes'),
        fc.constantFrom(undefined, 1, 2),
        async (one, other, por, area) => {
          const [de, ate] = [one, other].toSorted();
          const query = `?de=${de}&ate=${ate}&por=${por}${area === undefined ? '' : `&area=${area}`}`;
          const { total, vendas, por_area } = await numbersOf(finance, query);
          const sumOf = (kind: Fact['kind'], from: string, to: string) =>
            facts
              .filter((fact) => fact.kind === kind && (area === undefined || fact.offer === area + 7))
              .filter(({ em }) => calendarDay(em) >= from && calendarDay(em) <= to)
              .reduce((sum, { cents }) => sum + cents, 0);
          const expected = (from: string, to: string) => ({
            valor: sumOf('paid', from, to) / 100,
            recebido: sumOf('received', from, to) / 100,
            devolvido: sumOf('back', from, to) / 100,
          });
          expect(total).toMatchObject(expected(de!, ate!));
          for (const step of vendas) expect(step).toMatchObject(expected(step.de, step.ate));
          const cents = (reais: number) => Math.round(100 * reais);
          expect(por_area.reduce((sum, row) => sum + cents(row.recebido), 0)).toBe(cents(total.recebido));
        },
      ),
      { numRuns: 40 },
    );
  });
});
