import { createFileRoute } from '@tanstack/react-router';
import { publicFile } from '#/storefront/features/navigation/public-file.ts';
import { serveRobots } from '#/storefront/features/sitemap/serve-sitemap.ts';

export const Route = createFileRoute('/robots.txt')({
  server: { middleware: [publicFile], handlers: { GET: () => serveRobots() } },
});
