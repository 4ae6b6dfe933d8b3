import { editorOf } from '#/backend/request/editor-of.ts';
import { os } from '#/backend/request/implementer.ts';
import { withPermission } from '#/backend/request/require-session.ts';
import { readWaitingOffers, readWaitingPeople } from './read-waiting-lists.ts';

const readers = withPermission('see-students');

export const waitingDeskRoutes = {
  listWaitingOffers: os.waitingDesk.listWaitingOffers
    .use(readers)
    .handler(({ input, context: { db, clock } }) => readWaitingOffers(db, clock(), input.pagina)),
  listWaitingPeople: os.waitingDesk.listWaitingPeople
    .use(readers)
    .handler(({ input, context }) => readWaitingPeople(editorOf(context), input.id)),
};
