import { createFileRoute } from '@tanstack/react-router';
import { answerSitemapIndex } from '#/features/sitemap/sitemap-answers.ts';

export const Route = createFileRoute('/sitemap.xml')({
  server: { handlers: { GET: () => answerSitemapIndex() } },
});
