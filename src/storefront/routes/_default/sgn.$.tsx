import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { navigationQueries } from '#/storefront/features/navigation/navigation.queries.ts';

/** To SGN, the site that some courses are sold through, when the origin is one of the settings. */
export const Route = createFileRoute('/_default/sgn/$')({
  validateSearch: v.object({ origin: v.optional(v.fallback(v.optional(v.string()), undefined)) }),
  beforeLoad: async ({
    context: { queryClient },
    params: { _splat: path = '' },
    search: { origin = '' },
  }) => {
    const target = await queryClient.ensureQueryData(navigationQueries.sgnTarget(path, origin));
    if (!target) throw notFound();
    throw redirect({ href: target, statusCode: 302, reloadDocument: true });
  },
});
