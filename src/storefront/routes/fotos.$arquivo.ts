import { createFileRoute } from '@tanstack/react-router';
import { serveOwnPicture } from '#/storefront/features/course/picture/serve-own-picture.ts';
import { publicFile } from '#/storefront/features/navigation/public-file.ts';

export const Route = createFileRoute('/fotos/$arquivo')({
  server: {
    middleware: [publicFile],
    handlers: {
      GET: ({ params, request }) => serveOwnPicture(params.arquivo, request.headers.get('if-none-match')),
    },
  },
});
