import { redirect } from '@tanstack/react-router';
import { PublicError } from '#/domain/request/public-error.ts';
import type { Session, SignedIn } from './session.functions.ts';

/** @throws a redirect to /autenticacao, or a PublicError 503 while the user can't be determined */
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
