import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { backend } from '#/gateway/backend.server.ts';

/** Ids of the signed-in person's favourite courses, newest first. */
export const fetchFavourites = createServerFn({ method: 'GET' }).handler(() =>
  backend().community.listFavourites(),
);

export const setFavourite = createServerFn({ method: 'POST' })
  .validator(v.object({ id: v.pipe(v.number(), v.integer(), v.minValue(1)), favourite: v.boolean() }))
  .handler(({ data: { id, favourite } }) =>
    favourite ? backend().community.addFavourite({ id }) : backend().community.removeFavourite({ id }),
  );
