import { os } from '#/backend/request/implementer.ts';
import { withRole } from '#/backend/request/require-session.ts';
import { hasPermission, loginKinds } from '#/domain/person/login-kind.ts';
import { listLeads, workOnLead } from './leads.ts';

const desk = withRole(...loginKinds.filter((kind) => hasPermission(kind, 'work-on-leads')));

export const leadRoutes = {
  list: os.lead.list
    .use(desk)
    .handler(({ input: { tipo, situacao, pagina }, context: { db, session } }) =>
      listLeads(db, session, { kind: tipo, state: situacao }, pagina),
    ),
  work: os.lead.work.use(desk).handler(({ input: { tipo, id, situacao, nota }, context }) => {
    const { db, systemClock, session, requestId } = context;
    const { loginId, tipoLogin } = session;
    const reader = { loginId, tipoLogin, requestId };
    return workOnLead(db, systemClock(), reader, { kind: tipo, id, state: situacao, note: nota });
  }),
};
