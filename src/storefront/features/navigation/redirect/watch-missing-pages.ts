import type { AnyRouter } from '@tanstack/react-router';
import { reportMissingMove } from '../navigation.functions.ts';

/**
 * In the browser: reports to the server a page that wasn't found when a visitor moves to it, as the server
 * does when asked.
 */
export function watchMissingPages(router: AnyRouter): void {
  router.subscribe('onResolved', ({ fromLocation, toLocation, pathChanged }) => {
    const { matches } = router.state;
    const { gone } = matches[0]!.context as { gone?: boolean };
    const isMissing = !gone && matches.some(({ status }) => status === 'notFound');
    if (!fromLocation || !pathChanged || !isMissing) return;
    // Nobody waits for it, and nothing is lost with it.
    void reportMissingMove({ data: { path: toLocation.pathname, from: fromLocation.pathname } }).catch(
      () => {},
    );
  });
}
