import { createMiddleware } from '@tanstack/react-start';
import { answerAnonymous } from './public-file.functions.ts';

export const publicFile = createMiddleware().server(({ next }) => answerAnonymous(async () => next()));
