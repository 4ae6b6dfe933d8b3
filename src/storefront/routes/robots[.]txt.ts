import { createFileRoute } from '@tanstack/react-router';
import { forEverybody } from '#/storefront/features/navigation/for-everybody.ts';
import { serveRobots } from '#/storefront/features/sitemap/serve-sitemap.ts';

export const Route = createFileRoute('/robots.txt')({
  server: { middleware: [forEverybody], handlers: { GET: () => serveRobots() } },
});
