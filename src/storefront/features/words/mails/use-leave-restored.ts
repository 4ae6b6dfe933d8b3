import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { mailQueries } from './mail.queries.ts';

/** Leads to the list, so that the form of the mail opens with the text that is back. */
export function useLeaveRestored(tipo: string): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    await navigate({ to: '/gestao/emails' });
    queryClient.removeQueries({ queryKey: mailQueries.mail(tipo).queryKey });
  };
}
