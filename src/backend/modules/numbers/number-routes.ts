import { os } from '#/backend/request/implementer.ts';
import { withPermission } from '#/backend/request/require-session.ts';
import { listOfferSeats, readNumbers } from './read-numbers.ts';

const readers = withPermission('see-numbers');

export const numberRoutes = {
  getNumbers: os.numbers.getNumbers
    .use(readers)
    .handler(({ input, context: { db, clock } }) => readNumbers(db, clock(), input)),
  listOfferSeats: os.numbers.listOfferSeats
    .use(readers)
    .handler(({ input, context: { db, clock } }) => listOfferSeats(db, clock(), input)),
};
