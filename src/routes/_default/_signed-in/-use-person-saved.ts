import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { sessionQueries } from '#/features/session/session.queries.ts';

/** After the person's data changed: what greets them by name is read anew. */
export function usePersonSaved(): () => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: sessionQueries.current().queryKey });
    await router.invalidate();
  };
}
