import { redirect } from '@tanstack/react-router';
import { PublicError } from '#/domain/request/public-error.ts';
import type { Session, SignedIn } from './session.functions.ts';

/**
 * The person who is signed in. Visitors sign in first and come back; while it isn't known who somebody is,
 * the page says so and their session stays.
 * @throws a redirect to /autenticacao, or a PublicError 503
 */
export function requireSignIn({ person, unavailable }: Session, currentPath: string): SignedIn {
  if (person) return person;
  if (unavailable) {
    throw new PublicError({
      status: 503,
      codigo: 'SERVICO_INDISPONIVEL',
      mensagem: 'Serviço indisponível, tente novamente mais tarde',
    });
  }
  throw redirect({ to: '/autenticacao', search: { redirect_to: currentPath } });
}
