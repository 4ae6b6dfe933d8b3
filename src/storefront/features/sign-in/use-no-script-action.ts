import { useLocation, useRouter } from '@tanstack/react-router';
import type { SignInContext } from './sign-in.schema.ts';

export function useNoScriptAction(context: SignInContext, isNew = false): string | undefined {
  const router = useRouter();
  const redirect_to = useLocation({ select: ({ href }) => href });
  if (context === 'site') return undefined;
  return router.buildLocation({
    to: '/autenticacao',
    search: { redirect_to, ...(isNew && { register: '' }) },
  }).href;
}
