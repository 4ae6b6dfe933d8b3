import type { RequestContext, Session } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { withConfirmedPermission, withPermission } from '#/backend/request/require-session.ts';
import { endSessionsOfPerson, findPeopleByKey, openPerson, type PeopleReader } from './open-person.ts';

const administrators = withPermission('manage-team');

const readerOf = ({
  db,
  clock,
  systemClock,
  requestId,
  session,
}: RequestContext & { session: Session }): PeopleReader => ({
  db,
  loginId: session.loginId,
  personId: session.personId,
  requestId,
  businessNow: clock(),
  now: systemClock(),
});

export const peopleRoutes = {
  findPeople: os.people.findPeople.use(administrators).handler(async ({ input, context }) => ({
    itens: await findPeopleByKey(readerOf(context), input.busca),
  })),
  getPerson: os.people.getPerson
    .use(administrators)
    .handler(({ input, context }) => openPerson(readerOf(context), input.id)),
  endPersonSessions: os.people.endPersonSessions
    .use(withConfirmedPermission('manage-team'))
    .handler(async ({ input, context }) => {
      await endSessionsOfPerson(readerOf(context), input.id);
      return { ok: true as const };
    }),
};
