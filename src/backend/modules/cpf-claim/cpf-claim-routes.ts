import type { RequestContext } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { withPermission } from '#/backend/request/require-session.ts';
import { claimCpf } from './claim-cpf.ts';
import { decideCpfClaim, type EndEnrolments, listClaimsToDecide } from './decide-cpf-claim.ts';

const tools = ({ db, throttle, systemClock }: RequestContext) => ({ db, throttle, now: systemClock() });
const checker = withPermission('check-cpf-claims');

export const cpfClaimRoutes = (endEnrolments: EndEnrolments) => ({
  send: os.cpfClaim.send.handler(({ context, input }) => claimCpf(tools(context), input, context.ip)),
  list: os.cpfClaim.list
    .use(checker)
    .handler(({ context, input }) => listClaimsToDecide(context.db, input.pagina)),
  decide: os.cpfClaim.decide.use(checker).handler(({ context, input }) => {
    const { session, requestId, systemClock } = context;
    return decideCpfClaim(
      context.db,
      { session, requestId, now: systemClock(), endEnrolments },
      input.params.id,
      input.body,
    );
  }),
});
