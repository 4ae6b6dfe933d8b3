import { redirect } from '@tanstack/react-router';
import type { Session } from './session.functions.ts';

/** Redirects users without a phone (SESSION-15). @throws a redirect to /cadastrar-telefone */
export function requirePhone({ person }: Session, currentPath: string): void {
  if (!needsPhone(person)) return;
  throw redirect({ to: '/cadastrar-telefone', search: { redirect_to: currentPath } });
}

function needsPhone(person: Session['person']): boolean {
  return person !== null && !person.temTelefone && !person.is_contact_center;
}
