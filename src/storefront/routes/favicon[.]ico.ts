import { createFileRoute } from '@tanstack/react-router';
import { leadToIcon } from '#/storefront/features/brand/serve-manifest.ts';
import { publicFile } from '#/storefront/features/navigation/public-file.ts';

export const Route = createFileRoute('/favicon.ico')({
  server: { middleware: [publicFile], handlers: { GET: () => leadToIcon(32) } },
});
