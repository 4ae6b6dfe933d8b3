import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { DEFAULT_LAYOUT, parseSiteLayout, type SiteLayout } from '#/domain/site/site-layout.ts';
import { footerQueries } from './footer.queries.ts';
import { keepLayout, layoutToKeep, readSavedLayout } from './saved-layout.ts';

const storage = () => localStorage;
const nothingToHear = () => () => {};

/**
 * The layout of the footer: of the address (`?layout=sctec`) or of the last visit, then as the backend
 * answers.
 */
export function useSiteLayout(): SiteLayout {
  const asked = useLocation({
    select: ({ search }) => parseSiteLayout((search as { layout?: unknown }).layout),
  });
  const stored = useSyncExternalStore(
    nothingToHear,
    () => readSavedLayout(storage),
    () => DEFAULT_LAYOUT,
  );
  const wanted = asked ?? stored;
  const { data: layout = wanted } = useQuery(footerQueries.layout(wanted));
  const keep = layoutToKeep({ asked, wanted, layout });
  useEffect(() => {
    if (keep) keepLayout(storage, keep);
  }, [keep]);
  return layout;
}
