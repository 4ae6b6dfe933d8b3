import { lazyIsland } from '#/platform/hydration/lazy-island.tsx';

export const LazyQuestionForm = lazyIsland(() =>
  import('./question-form.tsx').then((module) => module.QuestionForm),
);
