import type { RequestContext, Session } from '#/backend/request/context.ts';
import { os } from '#/backend/request/implementer.ts';
import { paymentsOf } from '#/backend/request/payments-of.ts';
import { buyer, signedIn } from '#/backend/request/require-session.ts';
import { describePurchase } from '#/backend/modules/purchases/purchase-view.ts';
import { changeGuardian, resendGuardianLink } from './ask-guardian.ts';
import { getGuardianRequest } from './guardian-request.ts';
import { openGuardianLink, readGuardianLink } from './open-guardian-link.ts';

type SignedIn = RequestContext & { session: Session };

function tellRequest({ db, clock, keys, settings, session }: SignedIn, codigo: string) {
  const deps = { now: clock(), keys, publicUrl: settings.publicUrl };
  return getGuardianRequest(db, deps, session.personId, codigo);
}

const askerOf = ({ clock, keys, session }: SignedIn) => ({
  now: clock(),
  keys,
  personId: session.personId,
});

export const guardianRoutes = {
  getGuardianRequest: os.guardian.getGuardianRequest
    .use(signedIn)
    .handler(({ input, context }) => tellRequest(context, input.codigo)),
  resendGuardianRequest: os.guardian.resendGuardianRequest
    .use(signedIn)
    .handler(async ({ input: { codigo }, context }) => {
      const { db, clock, session } = context;
      await resendGuardianLink(db, clock(), session.personId, codigo);
      return tellRequest(context, codigo);
    }),
  changeGuardian: os.guardian.changeGuardian
    .use(signedIn)
    .handler(async ({ input: { codigo, responsavel }, context }) => {
      const { db, session } = context;
      await changeGuardian(db, paymentsOf(context), session.personId, codigo, responsavel);
      return tellRequest(context, codigo);
    }),
  readGuardianLink: os.guardian.readGuardianLink.use(buyer).handler(async ({ input, context }) => {
    const purchase = await readGuardianLink(context.db, askerOf(context), input.convite);
    return describePurchase(context.db, purchase, context.clock(), context.session.personId);
  }),
  openGuardianLink: os.guardian.openGuardianLink.use(buyer).handler(async ({ input, context }) => {
    const purchase = await openGuardianLink(context.db, askerOf(context), input.convite);
    return describePurchase(context.db, purchase, context.clock(), context.session.personId);
  }),
};
