import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { knownOwn } from '#/storefront/backend-client/session/own-of-page.server.ts';

const heartsMs = 1000;

/** Ids of the signed-in person's favourite courses, newest first; most pages got them with the session. */
export const fetchFavourites = createServerFn({ method: 'GET' }).handler(
  () =>
    knownOwn()?.favoritos ??
    backend().community.listFavourites(undefined, { context: { timeoutMs: heartsMs } }),
);

export const setFavourite = createServerFn({ method: 'POST' })
  .validator(v.object({ id: v.pipe(v.number(), v.integer(), v.minValue(1)), favourite: v.boolean() }))
  .handler(({ data: { id, favourite } }) =>
    favourite ? backend().community.addFavourite({ id }) : backend().community.removeFavourite({ id }),
  );
