import { createServerOnlyFn } from '@tanstack/react-start';
import { latePart } from '#/platform/hydration/lazy-island.tsx';
import { WaitingListPanel } from './waiting-list-panel.tsx';

export const LateWaitingListPanel = latePart(
  createServerOnlyFn(() => WaitingListPanel),
  () => import('./waiting-list-panel.tsx').then((module) => module.WaitingListPanel),
);
