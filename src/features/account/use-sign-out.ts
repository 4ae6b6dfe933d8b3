import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { trackEvent } from '#/blocks/track-event.ts';
import { accountMutations } from './account.queries.ts';

/**
 * Signs out: ends the session, forgets what is stored and who was measured, and loads the login page whole, which leads back here (specification,
 * section 4, "Logout"). A session that couldn't be ended on the server is forgotten by the browser all the same.
 */
export function useSignOut(forgetStoredData: () => void): () => void {
  const router = useRouter();
  const signOut = useMutation({
    ...accountMutations.signOut(),
    onSettled: () => {
      const redirect_to = router.state.location.href;
      const { href } = router.buildLocation({ to: '/autenticacao', search: { redirect_to } });
      forgetStoredData();
      trackEvent({ name: 'logged-out' });
      location.assign(href);
    },
  });
  return () => {
    if (!signOut.isPending) signOut.mutate();
  };
}
