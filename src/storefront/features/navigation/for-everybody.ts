import { createMiddleware } from '@tanstack/react-start';
import { answerNobody } from './for-everybody.functions.ts';

/**
 * For routes that answer with a file, the same for everybody: sitemaps, robots, pictures. They are made for
 * nobody, so they neither restore a session nor hand out cookies, and any cache may keep them.
 */
export const forEverybody = createMiddleware().server(({ next }) => answerNobody(async () => next()));
