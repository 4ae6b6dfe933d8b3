import { createFileRoute } from '@tanstack/react-router';
import { forEverybody } from '#/storefront/features/navigation/for-everybody.ts';
import { serveSitemapIndex } from '#/storefront/features/sitemap/serve-sitemap.ts';

export const Route = createFileRoute('/sitemap.xml')({
  server: { middleware: [forEverybody], handlers: { GET: () => serveSitemapIndex() } },
});
