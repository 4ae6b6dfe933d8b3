import { createServerOnlyFn } from '@tanstack/react-start';
import { asNobody } from '#/storefront/backend-client/visitor.server.ts';

/** Answers without knowing who asks: see {@link asNobody}. */
export const answerNobody = createServerOnlyFn(asNobody);
