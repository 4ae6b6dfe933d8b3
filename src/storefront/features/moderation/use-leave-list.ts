import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { focusNeighbour } from './components/moderation-list.tsx';

export function useLeaveList(itemId: string, list: QueryKey): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => {
    focusNeighbour(itemId);
    return queryClient.invalidateQueries({ queryKey: list });
  };
}
