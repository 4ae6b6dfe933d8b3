import { createFileRoute } from '@tanstack/react-router';
import { servePicture } from '#/storefront/features/course/picture/serve-picture.ts';
import { forEverybody } from '#/storefront/features/navigation/for-everybody.ts';

export const Route = createFileRoute('/og/$picture')({
  server: {
    middleware: [forEverybody],
    handlers: {
      GET: ({ params, request }) => servePicture(params.picture, request.headers.get('if-none-match')),
    },
  },
});
