import { createFileRoute } from '@tanstack/react-router';
import { forEverybody } from '#/features/navigation/for-everybody.ts';
import { answerRobots } from '#/features/sitemap/sitemap-answers.ts';

export const Route = createFileRoute('/robots.txt')({
  server: { middleware: [forEverybody], handlers: { GET: () => answerRobots() } },
});
