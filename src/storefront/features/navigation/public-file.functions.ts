import { createServerOnlyFn } from '@tanstack/react-start';
import { asAnonymous } from '#/storefront/backend-client/visitor.server.ts';

export const answerAnonymous = createServerOnlyFn(asAnonymous);
