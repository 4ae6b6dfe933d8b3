import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { offers } from '#/backend/db/schema/catalogue.ts';
import { refunds } from '#/backend/db/schema/purchasing.ts';
import { askForNewAcceptances } from '#/backend/modules/checkout/new-acceptance/ask-for-new-acceptance.ts';
import type { NewAcceptance } from '#/contract/purchasing/new-acceptance.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { startTestBackend, type TestBackend } from '../../../support/backend/backend.ts';
import { withDatabase } from '../../../support/backend/database.ts';
import { findLedgerErrors } from '../../../support/backend/ledger-errors.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../../support/catalogue-data.ts';
import { bodyOf, Buyer, tryAct } from '../buyer.ts';
import { freeSeats } from '../seats.ts';

const rounds = 6;
const database = withDatabase();
let backend: TestBackend;
let nextOffer = 1;

beforeAll(async () => {
  await addTaxonomy(database.db);
  await addCourse(database.db, { id_produto: 1, titulo: 'Soldador' });
  backend = await startTestBackend({ database, clock: noon });
});
afterAll(() => backend.stop());

it('accepting and refusing at the same time end in one of both, never in half (ACCEPTANCE-3)', async () => {
  const { db } = database;
  for (let round = 0; round < rounds; round++) {
    const id_oferta = nextOffer++;
    const days = { inscricoes_ate: '2045-01-10', data_inicio: '2045-02-01', data_fim: '2045-12-01' };
    await addOffer(db, { id_produto: 1, id_oferta, vagas_total: 3, vagas_disponiveis: 3, ...days });
    const buyer = await Buyer.register(backend.url);
    const { txid, codigo_compra: codigo } = await buyer.openPix(id_oferta);
    await tryAct(backend.url, txid, 'pagar');
    await db.update(offers).set({ data_inicio: '2045-03-01' }).where(eq(offers.id_oferta, id_oferta));
    const now = backend.services.clock();
    const asked = await Promise.all([1, 2, 3].map(() => askForNewAcceptances(db, now, id_oferta)));
    expect(asked.reduce((sum, count) => sum + count)).toBe(1);
    const path = `/api/compra/${codigo}/novo-aceite`;
    const { pedido, contrato } = bodyOf(await buyer.client.get<NewAcceptance>(path));
    const { versao, sha256 } = contrato;
    const answers = await Promise.all(
      ['ACEITO', 'RECUSADO', 'ACEITO', 'RECUSADO'].map((resposta) =>
        buyer.client.post<Purchase>(path, { pedido, resposta, versao, sha256 }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409]);
    const { estado, novos_aceites } = bodyOf(await buyer.client.get<Purchase>(`/api/compra/${codigo}`));
    const isRefused = novos_aceites[0]!.situacao === 'RECUSADO';
    expect(estado).toBe(isRefused ? 'ESTORNADA' : 'MATRICULADA');
    const back = await db.select().from(refunds).where(eq(refunds.codigo_compra, codigo));
    expect(back).toHaveLength(isRefused ? 1 : 0);
    expect(await freeSeats(db, id_oferta)).toBe(isRefused ? 3 : 2);
  }
  expect(await findLedgerErrors(db)).toEqual([]);
});
