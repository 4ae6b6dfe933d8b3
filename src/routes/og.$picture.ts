import { createFileRoute } from '@tanstack/react-router';
import { answerPicture } from '#/features/course/picture/picture-answer.ts';
import { forEverybody } from '#/features/navigation/for-everybody.ts';

export const Route = createFileRoute('/og/$picture')({
  server: {
    middleware: [forEverybody],
    handlers: {
      GET: ({ params, request }) => answerPicture(params.picture, request.headers.get('if-none-match')),
    },
  },
});
