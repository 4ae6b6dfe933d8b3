import { os } from '#/backend/request/implementer.ts';
import { withPermission } from '#/backend/request/require-session.ts';
import { listLeads, workOnLead } from './leads.ts';

const desk = withPermission('work-on-leads');

export const leadRoutes = {
  listLeads: os.lead.listLeads
    .use(desk)
    .handler(({ input: { tipo, situacao, pagina }, context: { db, session } }) =>
      listLeads(db, session, { kind: tipo, state: situacao }, pagina),
    ),
  workOnLead: os.lead.workOnLead.use(desk).handler(({ input: { tipo, id, situacao, nota }, context }) => {
    const { db, systemClock, session, requestId } = context;
    const { loginId, tipoLogin } = session;
    const reader = { loginId, tipoLogin, requestId };
    return workOnLead(db, systemClock(), reader, { kind: tipo, id, state: situacao, note: nota });
  }),
};
