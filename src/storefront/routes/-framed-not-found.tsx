import { useSuspenseQueries } from '@tanstack/react-query';
import { frameQueries } from '#/storefront/features/shell/frame.queries.ts';
import { MissingPage } from './-missing-page.tsx';

// PAGE-5
export function FramedNotFound() {
  useSuspenseQueries({ queries: frameQueries() });
  return <MissingPage />;
}
