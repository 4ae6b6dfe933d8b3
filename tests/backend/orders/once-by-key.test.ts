import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { soldOut } from '#/backend/modules/orders/purchase-errors.ts';
import { onceByKey } from '#/backend/modules/orders/purchase/once-by-key.ts';
import { findPurchase } from '#/backend/modules/orders/purchase/purchase-repository.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { Buyer } from '../checkout/buyer.ts';

const backend = withBackend({ clock: noon });
const dates = { inscricoes_ate: '2027-06-01', data_inicio: '2027-06-10', data_fim: '2027-09-10' };
let buyer: Buyer;
let personId: number;

beforeAll(async () => {
  const { db, url } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  for (const id_oferta of [1, 2, 3]) {
    await addOffer(db, { id_produto: 1, id_oferta, vagas_total: 1, vagas_disponiveis: 1, ...dates });
  }
  buyer = await Buyer.register(url);
  personId = (await findPurchase(db, (await buyer.buy(1)).codigo))!.id_pessoa;
});

it('who is refused for the seat that the same key has just taken gets its purchase (COMPANY-1)', async () => {
  const key = randomUUID();
  let codigo = '';
  const made = await onceByKey(backend.current.db, { personId, key }, async () => {
    // Meanwhile the other of two requests is served.
    ({ codigo } = await buyer.buy(2, { key }));
    throw soldOut();
  });
  expect(made.codigo).toBe(codigo);
});

it('a refusal says that another key has taken the seat', async () => {
  const tooLate = onceByKey(backend.current.db, { personId, key: randomUUID() }, async () => {
    await buyer.buy(3);
    throw soldOut();
  });
  await expect(tooLate).rejects.toMatchObject({ status: soldOut().status });
});
