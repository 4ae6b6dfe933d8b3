import { createMiddleware } from '@tanstack/react-start';
import { answerNobody } from './for-everybody.functions.ts';

export const forEverybody = createMiddleware().server(({ next }) => answerNobody(async () => next()));
