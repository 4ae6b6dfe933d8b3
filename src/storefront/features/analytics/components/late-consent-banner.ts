import { createServerOnlyFn } from '@tanstack/react-start';
import { latePart } from '#/platform/hydration/lazy-island.tsx';
import { untilInUse } from '#/platform/hydration/on-first-interaction.ts';
import { ConsentBanner } from './consent-banner.tsx';

export const LateConsentBanner = latePart(
  createServerOnlyFn(() => ConsentBanner),
  () => import('./consent-banner.tsx').then((module) => module.ConsentBanner),
  untilInUse,
);
