import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coupons, couponUses } from '#/backend/db/schema/purchasing.ts';
import { checkLedger } from '#/backend/modules/ledger/check-ledger.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { act, bodyOf, Buyer, path } from './buyer.ts';
import { askGuardian, openLink, tokenOf } from './guardian-of.ts';
import { freeSeats } from './seats.ts';

const backend = withBackend({ clock: noon });
let ana: Buyer;
let nextOffer = 1;

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  const lasting = { valido_de: new Date('2026-01-01'), valido_ate: new Date('2044-01-01') };
  const both = { ...lasting, tipo: 'PERCENTUAL' as const, descricao: 'Desconto', usos_por_pessoa: 100 };
  await db.insert(coupons).values([
    { ...both, codigo: 'CINCO', percentual: 5 },
    { ...both, codigo: 'TRINTA', percentual: 30 },
    { ...both, codigo: 'TUDO', percentual: 100 },
    { ...both, codigo: 'UNICO', percentual: 40, usos_total: 1, usos_por_pessoa: 1 },
  ]);
});
beforeEach(async () => {
  ana = await Buyer.register(backend.current.url);
});

async function offer(): Promise<number> {
  const id_oferta = nextOffer++;
  const days = { inscricoes_ate: '2045-01-10', data_inicio: '2045-02-01', data_fim: '2045-12-01' };
  const vagas = { vagas_total: 20, vagas_disponiveis: 20 };
  await addOffer(backend.current.db, { id_produto: 1, id_oferta, parcelas_max: 12, ...vagas, ...days });
  return id_oferta;
}

const use = (codigo: string, cupom: string, who = ana) => who.tryCoupon(codigo, cupom);

const usesOf = async (codigo: string) => {
  const { db } = backend.current;
  const rows = await db.select().from(couponUses).where(eq(couponUses.codigo_compra, codigo));
  return rows.map((row) => row.codigo);
};

describe('a coupon after the seat is held (PURCHASE-23)', () => {
  it('makes the purchase cheaper; seat and books follow, and how to pay is chosen again', async () => {
    const id_oferta = await offer();
    const { codigo } = await ana.accept(await ana.buy(id_oferta, { cupom: 'CINCO' }));
    bodyOf(await ana.tryPay(codigo));
    const { txid } = await ana.pix(codigo);
    const changed = bodyOf(await use(codigo, 'trinta'));
    expect(changed).toMatchObject({
      estado: 'AGUARDANDO_PAGAMENTO',
      total: 700,
      desconto: 300,
      cupom: 'TRINTA',
      forma: null,
    });
    expect(await usesOf(codigo)).toEqual(['TRINTA']);
    expect(await freeSeats(backend.current.db, id_oferta)).toBe(19);
    await act(backend.current.url, txid, 'pagar-atrasado');
    expect(await ana.purchase(codigo)).toMatchObject({
      estado: 'AGUARDANDO_PAGAMENTO',
      devolucoes: [{ status: 'DEVOLVIDO', valor: 950 }],
    });
    bodyOf(await ana.tryPay(codigo));
    const pix = await ana.pix(codigo);
    expect(pix.valor).toBe(700);
    await act(backend.current.url, pix.txid, 'pagar');
    expect(path(await ana.purchase(codigo)).at(-1)).toBe('MATRICULADA');
    expect((await checkLedger(backend.current.db)).differences).toEqual([]);
  });

  it('may come while the contract waits, and twice', async () => {
    const purchase = await ana.buy(await offer());
    for (let time = 0; time < 2; time++) {
      expect(bodyOf(await use(purchase.codigo, 'TRINTA'))).toMatchObject({
        total: 700,
        estado: purchase.estado,
      });
    }
    expect(await usesOf(purchase.codigo)).toEqual(['TRINTA']);
    expect(await ana.accept(purchase)).toMatchObject({ total: 700, estado: 'AGUARDANDO_PAGAMENTO' });
  });

  it('that covers everything enrols who has accepted', async () => {
    const { codigo } = await ana.accept(await ana.buy(await offer()));
    for (let time = 0; time < 2; time++) {
      expect(bodyOf(await use(codigo, 'TUDO'))).toMatchObject({ total: 0, estado: 'MATRICULADA' });
    }
  });

  it('is refused with its reason, and the one before stays', async () => {
    const { codigo } = await ana.accept(await ana.buy(await offer(), { cupom: 'TRINTA' }));
    for (const cupom of ['NADA', 'CINCO']) {
      const refused = await use(codigo, cupom);
      expect([refused.status, refused.body]).toMatchObject([422, { codigo: 'CUPOM_INVALIDO' }]);
    }
    expect(await ana.purchase(codigo)).toMatchObject({ total: 700, cupom: 'TRINTA' });
    expect(await usesOf(codigo)).toEqual(['TRINTA']);
  });

  it('with one use left is one buyer’s, also at once', async () => {
    const buyers = await Promise.all([0, 1, 2].map(() => Buyer.register(backend.current.url)));
    const id_oferta = await offer();
    const codes = await Promise.all(
      buyers.map(async (who) => (await who.accept(await who.buy(id_oferta))).codigo),
    );
    const answers = await Promise.all(codes.map((codigo, index) => use(codigo, 'UNICO', buyers[index])));
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([count(200), count(422)]).toEqual([1, 2]);
  });

  it('is the contracting party’s, and no one’s once it is paid', async () => {
    const { student, guardian, codigo, purchase } = await askGuardian(backend.current.url, await offer());
    expect((await use(codigo, 'TRINTA', student)).status).toBe(403);
    bodyOf(await openLink(guardian, await tokenOf(student, codigo)));
    expect(bodyOf(await use(codigo, 'TRINTA', guardian)).total).toBe(700);
    await guardian.accept(purchase);
    bodyOf(await guardian.tryPay(codigo));
    await act(backend.current.url, (await guardian.pix(codigo)).txid, 'pagar');
    const late = await use(codigo, 'TUDO', guardian);
    expect([late.status, late.body]).toMatchObject([409, { codigo: 'COMPRA_EM_OUTRO_ESTADO' }]);
  });
});
