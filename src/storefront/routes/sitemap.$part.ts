import { createFileRoute } from '@tanstack/react-router';
import { publicFile } from '#/storefront/features/navigation/public-file.ts';
import { serveSitemapPart } from '#/storefront/features/sitemap/serve-sitemap.ts';

export const Route = createFileRoute('/sitemap/$part')({
  server: { middleware: [publicFile], handlers: { GET: ({ params }) => serveSitemapPart(params.part) } },
});
