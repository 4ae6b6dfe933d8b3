import { createServerOnlyFn } from '@tanstack/react-start';
import { latePart } from '#/blocks/late/late-part.tsx';
import { AlertForm } from './alert-form.tsx';

/** Only who is signed in sees it, on few pages. */
export const LateAlertForm = latePart(
  createServerOnlyFn(() => AlertForm),
  () => import('./alert-form.tsx').then((module) => module.AlertForm),
);
