import { createFileRoute } from '@tanstack/react-router';
import { forEverybody } from '#/features/navigation/for-everybody.ts';
import { answerSitemapIndex } from '#/features/sitemap/sitemap-answers.ts';

export const Route = createFileRoute('/sitemap.xml')({
  server: { middleware: [forEverybody], handlers: { GET: () => answerSitemapIndex() } },
});
