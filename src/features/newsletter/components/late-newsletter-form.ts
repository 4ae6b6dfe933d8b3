import { createServerOnlyFn } from '@tanstack/react-start';
import { latePart } from '#/blocks/late/late-part.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

/** At the end of every page. */
export const LateNewsletterForm = latePart(
  createServerOnlyFn(() => NewsletterForm),
  () => import('./newsletter-form.tsx').then((module) => module.NewsletterForm),
);
