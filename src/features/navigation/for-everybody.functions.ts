import { createServerOnlyFn } from '@tanstack/react-start';
import { asNobody } from '#/gateway/visitor.server.ts';

/** Answers without knowing who asks: see {@link asNobody}. */
export const answerNobody = createServerOnlyFn(asNobody);
