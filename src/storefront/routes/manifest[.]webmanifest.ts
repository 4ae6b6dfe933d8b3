import { createFileRoute } from '@tanstack/react-router';
import { serveManifest } from '#/storefront/features/brand/serve-manifest.ts';
import { publicFile } from '#/storefront/features/navigation/public-file.ts';

export const Route = createFileRoute('/manifest.webmanifest')({
  server: { middleware: [publicFile], handlers: { GET: () => serveManifest() } },
});
