import { createFileRoute } from '@tanstack/react-router';
import { servePicture } from '#/storefront/features/course/picture/serve-picture.ts';
import { publicFile } from '#/storefront/features/navigation/public-file.ts';

export const Route = createFileRoute('/og/$picture')({
  server: {
    middleware: [publicFile],
    handlers: {
      GET: ({ params, request }) => servePicture(params.picture, request.headers.get('if-none-match')),
    },
  },
});
