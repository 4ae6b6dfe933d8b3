import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { trackEvent } from '#/storefront/shared/tracking/track-event.ts';
import { safeRedirectPath } from '#/domain/site/redirect-path.ts';
import { signInMutations } from './sign-in.queries.ts';

/**
 * Signs out: ends the session, forgets what is stored and who was measured, and loads a page whole: the
 * login, which leads back here, or the target, a path of this site (SESSION-12). A session that couldn't be
 * ended on the server is forgotten by the browser all the same.
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
