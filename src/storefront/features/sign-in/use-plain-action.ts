import { useLocation, useRouter } from '@tanstack/react-router';
import type { SignInContext } from './sign-in.schema.ts';

/**
 * Where a form of the login goes as a plain POST. The login page answers its own forms; the checkout's go
 * there, too, and come back with the session.
 */
export function usePlainAction(context: SignInContext, isNew = false): string | undefined {
  const router = useRouter();
  const redirect_to = useLocation({ select: ({ href }) => href });
  if (context === 'site') return undefined;
  return router.buildLocation({
    to: '/autenticacao',
    search: { redirect_to, ...(isNew && { register: '' }) },
  }).href;
}
