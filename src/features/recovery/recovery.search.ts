import * as v from 'valibot';
import type { RecoveryApplication } from '#/contract/identity/password.ts';

/** Search of the page of a forgotten password: where its visitor was on the way to. */
export const recoverySearchSchema = v.object({
  redirect_to: v.optional(v.fallback(v.optional(v.string()), undefined)),
});

/** The page to return to with the new password: the mail's link names it by a code. */
export function recoveryApplicationOf(redirectTo: string | undefined): RecoveryApplication {
  return redirectTo?.startsWith('/minhas-compras') ? 'compras' : 'vitrine';
}
