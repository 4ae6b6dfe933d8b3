import { createFileRoute } from '@tanstack/react-router';
import { answerSitemapPart } from '#/features/sitemap/sitemap-answers.ts';

export const Route = createFileRoute('/sitemap/$part')({
  server: { handlers: { GET: ({ params }) => answerSitemapPart(params.part) } },
});
