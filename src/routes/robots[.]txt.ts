import { createFileRoute } from '@tanstack/react-router';
import { answerRobots } from '#/features/sitemap/sitemap-answers.ts';

export const Route = createFileRoute('/robots.txt')({
  server: { handlers: { GET: () => answerRobots() } },
});
