import { createFileRoute } from '@tanstack/react-router';
import { answerPicture } from '#/features/course/picture/picture-answer.ts';

export const Route = createFileRoute('/og/$picture')({
  server: {
    handlers: {
      GET: ({ params, request }) => answerPicture(params.picture, request.headers.get('if-none-match')),
    },
  },
});
