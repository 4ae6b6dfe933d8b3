import { createServerOnlyFn } from '@tanstack/react-start';
import { latePart } from '#/platform/hydration/lazy-island.tsx';
import { QuestionForm } from './question-form.tsx';

export const LateQuestionForm = latePart(
  createServerOnlyFn(() => QuestionForm),
  () => import('./question-form.tsx').then((module) => module.QuestionForm),
);
