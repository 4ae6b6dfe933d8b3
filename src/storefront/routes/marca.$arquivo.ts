import { createFileRoute } from '@tanstack/react-router';
import { serveImage } from '#/storefront/features/brand/serve-image.ts';
import { publicFile } from '#/storefront/features/navigation/public-file.ts';

export const Route = createFileRoute('/marca/$arquivo')({
  server: {
    middleware: [publicFile],
    handlers: {
      GET: ({ params, request }) => serveImage(params.arquivo, request.headers.get('if-none-match')),
    },
  },
});
