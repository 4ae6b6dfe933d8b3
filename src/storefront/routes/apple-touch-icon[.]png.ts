import { createFileRoute } from '@tanstack/react-router';
import { leadToIcon } from '#/storefront/features/brand/serve-manifest.ts';
import { publicFile } from '#/storefront/features/navigation/public-file.ts';

export const Route = createFileRoute('/apple-touch-icon.png')({
  server: { middleware: [publicFile], handlers: { GET: () => leadToIcon(180) } },
});
