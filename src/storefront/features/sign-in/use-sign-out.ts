import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { trackEvent } from '#/storefront/shared/tracking/track-event.ts';
import { safeRedirectPath } from '#/domain/site/redirect-path.ts';
import { signInMutations } from './sign-in.queries.ts';

/**
 * Ends the session, clears stored data and loads the target page (SESSION-12), also when the server couldn't
 * end it.
 */
export function useSignOut(forgetStoredData: () => void, target?: string): () => void {
  const router = useRouter();
  const signOut = useMutation({
    ...signInMutations.signOut(),
    onSettled: () => {
      const redirect_to = router.state.location.href;
      const login = router.buildLocation({
        to: '/autenticacao',
        search: { redirect_to, conta: 'saiu' },
      }).href;
      forgetStoredData();
      trackEvent({ name: 'logged-out' });
      location.assign(pageAfterSignOut(login, target));
    },
  });
  return () => {
    if (!signOut.isPending) signOut.mutate();
  };
}

/** The page that signing out loads: the target if it is a path of this site, else the login. */
export function pageAfterSignOut(login: string, target: string | undefined): string {
  return target === undefined ? login : safeRedirectPath(target, login);
}
