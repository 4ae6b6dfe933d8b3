import { redirect } from '@tanstack/react-router';
import { hasPermission, type Permission } from '#/domain/login-kind.ts';
import { denyPage } from '#/features/navigation/unmatched-page.ts';
import { createGuards } from '#/features/navigation/route-guards.ts';
import { requirePhone } from '#/features/session/phone-check.ts';
import { requireSignIn } from '#/features/session/require-sign-in.ts';

function requireStaff({ person }: GuardContext['context']['session'], permission: Permission): void {
  if (!person || !hasPermission(person.tipoLogin, permission)) denyPage();
}

interface GuardContext {
  context: { session: Parameters<typeof requireSignIn>[0] };
  location: { href: string };
}

/** The guards of the route table: `beforeLoad: (route) => guard(route, 'phone-check')`. */
export const guard = createGuards({
  /** Visitors sign in first and come back. */
  'signed-in': ({ context: { session }, location }: GuardContext) => {
    requireSignIn(session, location.href);
  },
  /** Whoever may not moderate finds no such page. */
  'moderate-reviews': ({ context: { session } }: GuardContext) => requireStaff(session, 'moderate-reviews'),
  'check-cpf-claims': ({ context: { session } }: GuardContext) => requireStaff(session, 'check-cpf-claims'),
  'answer-questions': ({ context: { session } }: GuardContext) => requireStaff(session, 'answer-questions'),
  /** Sellers have neither purchases nor favourites (specification, section 6). */
  'shopper-page': ({ context: { session } }: GuardContext) => {
    if (session.person?.isSeller) throw redirect({ to: '/minha-conta' });
  },
  /** Who is signed in without a phone registers one first and comes back. */
  'phone-check': ({ context: { session }, location }: GuardContext) => requirePhone(session, location.href),
});
