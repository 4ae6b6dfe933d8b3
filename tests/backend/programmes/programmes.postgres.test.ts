import { beforeAll, describe, expect, it } from 'vitest';
import { cancelOffer } from '#/backend/modules/checkout/choice/cancel-offer.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { paymentsAt } from '../../support/backend/payments-at.ts';
import { noon } from '../../support/catalogue-data.ts';
import { loginIdOf } from '../assisted/desk.ts';
import type { Buyer } from '../checkout/buyer.ts';
import { ProgrammeShop } from './programme-shop.ts';

const backend = withBackend({ clock: noon });
const buyers: Buyer[] = [];
let shop: ProgrammeShop;

beforeAll(async () => {
  shop = await ProgrammeShop.open(backend.current);
  for (let count = 0; count < 8; count++) buyers.push(await shop.buyer());
});

const seats = (count: number) => ({ vagas_total: count, vagas_disponiveis: count });
const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe('at the same moment', () => {
  it('sells the last seat of a part once, by itself or in a programme, and no seat of the other in vain', async () => {
    const parts = [await shop.offer(1, seats(8)), await shop.offer(2, seats(1))];
    const { edition } = await shop.sell(parts);
    const answers = await Promise.all(
      buyers.map((buyer, turn) => buyer.tryBuy(turn % 2 === 0 ? edition : parts[1]!)),
    );
    expect(statuses(answers)).toEqual([201, ...Array<number>(7).fill(409)]);
    const ofProgramme = answers.findIndex(({ status }) => status === 201) % 2 === 0;
    expect(await shop.frees(parts)).toEqual([ofProgramme ? 7 : 8, 0]);
    expect(await shop.free(edition)).toBe(0);
  });

  it('sells programmes that share parts in another order without a deadlock', async () => {
    const [first, second] = [await shop.offer(1, seats(4)), await shop.offer(2, seats(4))];
    const one = await shop.sell([first, second]);
    const slug = 'ao-contrario';
    await shop.create(slug, { cursos: [2, 1] });
    await shop.publish(slug);
    const other = (await shop.addEdition(slug, [second, first])).body.id_oferta;
    const answers = await Promise.all(
      buyers.map((buyer, turn) => buyer.tryBuy(turn % 2 === 0 ? one.edition : other)),
    );
    expect(statuses(answers)).toEqual([201, 201, 201, 201, 409, 409, 409, 409]);
    expect(await shop.frees([first, second, one.edition, other])).toEqual([0, 0, 0, 0]);
    const bought = answers.flatMap(({ status, body }, turn) =>
      status === 201 ? [{ buyer: buyers[turn]!, codigo: body.codigo }] : [],
    );
    const cancelled = await Promise.all(bought.map(({ buyer, codigo }) => buyer.tryCancel(codigo)));
    expect(statuses(cancelled)).toEqual([200, 200, 200, 200]);
    expect(await shop.frees([first, second, one.edition, other])).toEqual([4, 4, 4, 4]);
  });

  it('a part that is cancelled while its programme sells leaves no one in it', async () => {
    const parts = [await shop.offer(1, seats(8)), await shop.offer(2, seats(8))];
    const { edition } = await shop.sell(parts);
    const { db, services } = backend.current;
    const act = { loginId: await loginIdOf(db, shop.admin), requestId: 'corrida' };
    const payments = paymentsAt(services.clock());
    await Promise.all([
      ...buyers.map((buyer) => buyer.tryBuy(edition)),
      cancelOffer(db, payments, parts[0]!, act),
    ]);
    await backend.current.runJobs();
    expect(await shop.stateOf(edition)).toBe('cancelada');
    expect(await shop.frees(parts)).toEqual([8, 8]);
  });
});
