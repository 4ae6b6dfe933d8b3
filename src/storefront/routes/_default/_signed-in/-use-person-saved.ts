import { useRouter } from '@tanstack/react-router';

/** After the person's data changed: what greets them by name is read anew. */
export function usePersonSaved(): () => Promise<void> {
  const router = useRouter();
  return () => router.invalidate();
}
