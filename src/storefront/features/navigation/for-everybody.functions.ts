import { createServerOnlyFn } from '@tanstack/react-start';
import { asNobody } from '#/storefront/backend-client/visitor.server.ts';

export const answerNobody = createServerOnlyFn(asNobody);
