import { createServerOnlyFn } from '@tanstack/react-start';
import { latePart } from '#/platform/hydration/lazy-island.tsx';
import { untilNear } from '#/platform/hydration/on-visible.ts';
import { NewsletterForm } from './newsletter-form.tsx';

/** At the end of every page, where many never come. */
export const LateNewsletterForm = latePart(
  createServerOnlyFn(() => NewsletterForm),
  () => import('./newsletter-form.tsx').then((module) => module.NewsletterForm),
  () => untilNear('#newsletter-titulo'),
);
