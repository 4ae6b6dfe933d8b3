import { useRouter } from '@tanstack/react-router';

export function usePersonSaved(): () => Promise<void> {
  const router = useRouter();
  return () => router.invalidate();
}
