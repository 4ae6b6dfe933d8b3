import { createFileRoute } from '@tanstack/react-router';
import { publicFile } from '#/storefront/features/navigation/public-file.ts';
import { serveSitemapIndex } from '#/storefront/features/sitemap/serve-sitemap.ts';

export const Route = createFileRoute('/sitemap.xml')({
  server: { middleware: [publicFile], handlers: { GET: () => serveSitemapIndex() } },
});
