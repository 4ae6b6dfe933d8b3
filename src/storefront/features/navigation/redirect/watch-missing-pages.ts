import type { AnyRouter } from '@tanstack/react-router';
import { reportMissingMove } from '../navigation.functions.ts';

export function watchMissingPages(router: AnyRouter): void {
  router.subscribe('onResolved', ({ fromLocation, toLocation, pathChanged }) => {
    const { matches } = router.state;
    const { gone } = matches[0]!.context as { gone?: boolean };
    const isMissing = !gone && matches.some(({ status }) => status === 'notFound');
    if (!fromLocation || !pathChanged || !isMissing) return;
    void reportMissingMove({ data: { path: toLocation.pathname, from: fromLocation.pathname } }).catch(
      () => {},
    );
  });
}
