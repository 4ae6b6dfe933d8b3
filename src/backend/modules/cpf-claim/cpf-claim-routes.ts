import type { RequestContext } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { withPermission } from '#/backend/request/require-session.ts';
import { claimCpf } from './claim-cpf.ts';
import { decideCpfClaim, type EndEnrolments, listClaimsToDecide } from './decide-cpf-claim.ts';

const deps = ({ db, throttle, systemClock }: RequestContext) => ({ db, throttle, now: systemClock() });
const checker = withPermission('check-cpf-claims');

export const cpfClaimRoutes = (endEnrolments: EndEnrolments) => ({
  sendCpfClaim: os.cpfClaim.sendCpfClaim.handler(({ context, input }) =>
    claimCpf(deps(context), input, context.ip),
  ),
  listCpfClaims: os.cpfClaim.listCpfClaims
    .use(checker)
    .handler(({ context, input }) => listClaimsToDecide(context.db, input.pagina)),
  decideCpfClaim: os.cpfClaim.decideCpfClaim.use(checker).handler(({ context, input }) => {
    const { session, requestId, systemClock } = context;
    return decideCpfClaim(
      context.db,
      { session, requestId, now: systemClock(), endEnrolments },
      input.params.id,
      input.body,
    );
  }),
});
