import { createFileRoute } from '@tanstack/react-router';
import { forEverybody } from '#/features/navigation/for-everybody.ts';
import { answerSitemapPart } from '#/features/sitemap/sitemap-answers.ts';

export const Route = createFileRoute('/sitemap/$part')({
  server: { middleware: [forEverybody], handlers: { GET: ({ params }) => answerSitemapPart(params.part) } },
});
