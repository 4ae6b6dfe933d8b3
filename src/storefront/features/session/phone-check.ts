import { redirect } from '@tanstack/react-router';
import type { Session } from './session.functions.ts';

/**
 * The phone check of the route table: who is signed in without a phone, and isn't of the contact centre,
 * registers one first and comes back (SESSION-15). Without person data nobody is stopped.
 * @throws a redirect to /cadastrar-telefone
 */
export function requirePhone({ person }: Session, currentPath: string): void {
  if (!needsPhone(person)) return;
  throw redirect({ to: '/cadastrar-telefone', search: { redirect_to: currentPath } });
}

function needsPhone(person: Session['person']): boolean {
  return person !== null && !person.temTelefone && !person.is_contact_center;
}
