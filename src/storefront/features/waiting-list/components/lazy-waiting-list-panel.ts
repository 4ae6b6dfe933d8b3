import { lazyIsland } from '#/platform/hydration/lazy-island.tsx';

export const LazyWaitingListPanel = lazyIsland(() =>
  import('./waiting-list-panel.tsx').then((module) => module.WaitingListPanel),
);
