import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { isSlug } from '#/domain/text/slug.ts';
import { idParams } from '#/storefront/shared/desk/id-params.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';
import { programmeDeskQueries } from './programmes.queries.ts';

const ids = idParams('idOferta');

/** The address of pages of one edition. */
export const editionParams = {
  parse: ({ slug, ...rest }: Record<'slug' | 'idOferta', string>) => {
    const parsed = ids.parse(rest);
    return parsed && isSlug(slug) ? { slug, ...parsed } : (false as const);
  },
  stringify: ({ slug, ...rest }: { slug: string } & Record<'idOferta', number>) => ({
    slug,
    ...ids.stringify(rest),
  }),
};

/** What pages of one edition need; the 404 page for one that isn't of the programme. */
export async function loadEdition(queryClient: QueryClient, slug: string, offerId: number): Promise<void> {
  const { edicoes } = await queryClient
    .ensureQueryData(programmeDeskQueries.programme(slug))
    .catch(orNotFound);
  if (!edicoes.some(({ id_oferta }) => id_oferta === offerId)) throw notFound();
}
