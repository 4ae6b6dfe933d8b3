import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { requestTextSchema } from '#/domain/privacy/data-request.ts';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { reportedRequestSchema } from './data-request.schema.ts';
import { dataRequestSearchSchema } from './data-request.search.ts';

const byId = v.object({ id: v.pipe(v.number(), v.integer(), v.minValue(1)) });
const versioned = v.object({
  ...byId.entries,
  versao: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

export const fetchDataRequests = createServerFn({ method: 'GET' })
  .validator(dataRequestSearchSchema)
  .handler(({ data: { pagina = 1, ...filter } }) =>
    backend().dataRequest.listDataRequests({ ...filter, pagina }),
  );

export const fetchDataRequest = createServerFn({ method: 'GET' })
  .validator(byId)
  .handler(({ data }) => backend().dataRequest.getDataRequest(data));

export const addDataRequest = createServerFn({ method: 'POST' })
  .validator(reportedRequestSchema)
  .handler(({ data }) => backend().dataRequest.addDataRequest(data));

export const takeDataRequest = createServerFn({ method: 'POST' })
  .validator(versioned)
  .handler(({ data }) => backend().dataRequest.takeDataRequest(data));

export const answerDataRequest = createServerFn({ method: 'POST' })
  .validator(v.object({ ...versioned.entries, resposta: requestTextSchema }))
  .handler(({ data }) => backend().dataRequest.answerDataRequest(data));
