import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { offerMoveSchema } from '#/domain/catalogue/offer-entry.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const expected = {
  previsto: v.pipe(v.string(), v.maxLength(64)),
  motivo: v.pipe(v.string(), v.maxLength(300)),
  recado: v.pipe(v.string(), v.maxLength(500)),
};

export const fetchConsequences = createServerFn({ method: 'GET' })
  .validator(v.object({ id }))
  .handler(({ data }) => backend().offerDesk.getConsequences(data));

export const fetchMoveForecast = createServerFn({ method: 'GET' })
  .validator(v.object({ id, mudanca: offerMoveSchema }))
  .handler(({ data }) => backend().offerDesk.forecastMove(data));

export const fetchPostponementForecast = createServerFn({ method: 'GET' })
  .validator(v.object({ id }))
  .handler(({ data }) => backend().offerDesk.forecastPostponement(data));

export const postponeOffer = createServerFn({ method: 'POST' })
  .validator(v.object({ id, ...expected }))
  .handler(({ data }) => backend().offerDesk.postponeDeskOffer(data));

export const cancelOffer = createServerFn({ method: 'POST' })
  .validator(v.object({ id, ...expected }))
  .handler(({ data }) => backend().offerDesk.cancelDeskOffer(data));

export const moveOffer = createServerFn({ method: 'POST' })
  .validator(v.object({ id, ...expected, mudanca: offerMoveSchema }))
  .handler(({ data }) => backend().offerDesk.moveDeskOffer(data));

export const openEnrolment = createServerFn({ method: 'POST' })
  .validator(v.object({ id, abertas: v.boolean() }))
  .handler(({ data }) => backend().offerDesk.openEnrolment(data));
