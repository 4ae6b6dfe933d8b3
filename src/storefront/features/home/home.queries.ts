import { queryOptions } from '@tanstack/react-query';
import { withCardFace } from '#/storefront/shared/course/card/late-card-face.ts';
import { fetchHome } from './home.functions.ts';

export const homeQueries = {
  page: () => queryOptions({ queryKey: ['home'], queryFn: () => withCardFace(fetchHome()) }),
};
