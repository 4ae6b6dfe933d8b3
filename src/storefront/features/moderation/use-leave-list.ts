import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { focusNeighbour } from './components/moderation-list.tsx';

/** For an item that is done with: the focus goes to its neighbour, and the list is read anew. */
export function useLeaveList(itemId: string, list: QueryKey): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => {
    focusNeighbour(itemId);
    return queryClient.invalidateQueries({ queryKey: list });
  };
}
