import { createServerOnlyFn } from '@tanstack/react-start';
import { latePart } from '#/blocks/late/late-part.tsx';
import { untilNear } from '#/blocks/late/until-near.ts';
import { NewsletterForm } from './newsletter-form.tsx';

/** At the end of every page, where many never come. */
export const LateNewsletterForm = latePart(
  createServerOnlyFn(() => NewsletterForm),
  () => import('./newsletter-form.tsx').then((module) => module.NewsletterForm),
  () => untilNear('#newsletter-titulo'),
);
