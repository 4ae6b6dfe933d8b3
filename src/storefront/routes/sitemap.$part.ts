import { createFileRoute } from '@tanstack/react-router';
import { forEverybody } from '#/storefront/features/navigation/for-everybody.ts';
import { serveSitemapPart } from '#/storefront/features/sitemap/serve-sitemap.ts';

export const Route = createFileRoute('/sitemap/$part')({
  server: { middleware: [forEverybody], handlers: { GET: ({ params }) => serveSitemapPart(params.part) } },
});
