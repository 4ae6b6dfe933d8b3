import { redirect } from '@tanstack/react-router';
import { hasPermission, type Permission } from '#/domain/staff/permission.ts';
import { mayHaveSecondFactor } from '#/domain/person/second-factor.ts';
import { denyPage } from '#/storefront/features/navigation/redirect/unmatched-page.ts';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { createGuards } from '#/storefront/features/navigation/route-guards.ts';
import { requirePhone } from '#/storefront/features/session/phone-check.ts';
import { requireSignIn } from '#/storefront/features/session/require-sign-in.ts';

function requireStaff({ context: { session }, location }: GuardContext, permission: Permission): void {
  const { person } = session;
  if (!person || !hasPermission(person.tipoLogin, permission)) denyPage();
  if (person.lacksSecondFactor) {
    throw redirect({ to: '/verificacao-em-duas-etapas', search: { redirect_to: location.href } });
  }
}

interface GuardContext {
  context: { session: Parameters<typeof requireSignIn>[0] };
  location: { href: string };
}

/**
 * The guards of the route table: `beforeLoad: (route) => guard(route, 'phone-check')`. Pages of the catalogue
 * call `requirePhone` themselves: their scripts do without the team's guards.
 */
export const guard = createGuards({
  'signed-in': ({ context: { session }, location }: GuardContext) => {
    requireSignIn(session, location.href);
  },
  'moderate-reviews': (route: GuardContext) => requireStaff(route, 'moderate-reviews'),
  'answer-questions': (route: GuardContext) => requireStaff(route, 'answer-questions'),
  'check-cpf-claims': (route: GuardContext) => requireStaff(route, 'check-cpf-claims'),
  'decide-enrolments': (route: GuardContext) => requireStaff(route, 'decide-enrolments'),
  'see-students': (route: GuardContext) => requireStaff(route, 'see-students'),
  'work-on-leads': (route: GuardContext) => requireStaff(route, 'work-on-leads'),
  'sell-assisted': (route: GuardContext) => requireStaff(route, 'sell-assisted'),
  'manage-school': (route: GuardContext) => requireStaff(route, 'manage-school'),
  'manage-team': (route: GuardContext) => requireStaff(route, 'manage-team'),
  'manage-catalogue': (route: GuardContext) => requireStaff(route, 'manage-catalogue'),
  'see-numbers': (route: GuardContext) => requireStaff(route, 'see-numbers'),
  'answer-data-requests': (route: GuardContext) => requireStaff(route, 'answer-data-requests'),
  'find-orders': (route: GuardContext) => requireStaff(route, 'find-orders'),
  'settle-finance': (route: GuardContext) => requireStaff(route, 'settle-finance'),
  /** Sellers have neither purchases nor favourites (IDENTITY-4). */
  'shopper-page': ({ context: { session } }: GuardContext) => {
    if (session.person?.is_contact_center) throw redirect({ to: '/minhas-vendas' });
  },
  team: ({ context: { session } }: GuardContext) => {
    if (!session.person || !mayHaveSecondFactor(session.person.tipoLogin)) denyPage();
  },
  'phone-check': ({ context: { session }, location }: GuardContext) => requirePhone(session, location.href),
});

/** The same for a page with forms, which gets what a form was answered that was sent without scripts. */
export const guardForm =
  (...names: readonly Parameters<typeof guard>[1][]) =>
  (route: GuardContext & { serverContext?: object | undefined }) => {
    guard(route, ...names);
    return { answer: readAnswer(route.serverContext) };
  };
