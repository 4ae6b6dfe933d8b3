import { createServerOnlyFn } from '@tanstack/react-start';
import { latePart } from '#/blocks/late/late-part.tsx';
import { untilInUse } from '#/blocks/late/when-in-use.ts';
import { ConsentBanner } from './consent-banner.tsx';

/** The server asks; who answers uses the page. */
export const LateConsentBanner = latePart(
  createServerOnlyFn(() => ConsentBanner),
  () => import('./consent-banner.tsx').then((module) => module.ConsentBanner),
  untilInUse,
);
