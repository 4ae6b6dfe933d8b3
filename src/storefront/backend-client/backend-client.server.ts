import { setTimeout } from 'node:timers/promises';
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { StandardLinkClient } from '@orpc/client/standard';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { StandardOpenAPILink } from '@orpc/openapi-client/standard';
import { contract } from '#/contract/contract.ts';
import { measureBackendCall } from '#/domain/telemetry/measures.ts';
import { inSpan } from '#/domain/telemetry/spans.ts';
import { PublicError } from '#/domain/request/public-error.ts';
import { toPublicError, unavailable } from './backend-response.server.ts';
import {
  fetchBackend,
  type BrowserRequest,
  type CallOptions,
  type FailedCall,
} from './backend-fetch.server.ts';
import { createCircuitBreaker } from './outage/circuit-breaker.server.ts';
import type { Pause } from './session/refresh.server.ts';
import { parseResponse } from './parse-response.server.ts';

/**
 * The backend, typed by the contract; a second argument `{ context }` takes a call's own {@link CallOptions}.
 */
export type BackendClient = JsonifiedClient<ContractRouterClient<typeof contract, CallOptions>>;

export interface BackendClientOptions {
  backendUrl: string;
  backendSecret?: string | undefined;
  currentRequest(): BrowserRequest;
  log(call: FailedCall): void;
  pause?: Pause;
}

/**
 * A client whose responses are parsed by the contract's schemas, lists item by item. Throws only {@link
 * PublicError}; an invalid response is a 503.
 */
export function createBackendClient({
  backendUrl,
  backendSecret,
  currentRequest,
  log,
  pause = setTimeout,
}: BackendClientOptions): BackendClient {
  const hangs = createCircuitBreaker(() => performance.now());
  const caller: StandardLinkClient<CallOptions> = {
    call: (request, { context }) =>
      fetchBackend(request, {
        ...context,
        backendUrl,
        backendSecret,
        browser: currentRequest(),
        hangs,
        pause,
        log,
      }),
  };
  const link = new StandardOpenAPILink<CallOptions>(contract, caller, {
    url: backendUrl,
    interceptors: [
      async ({ next, path }) => {
        const logProblem = (status: number, codigo: string, cause: unknown) => {
          const { requestId } = currentRequest();
          log({ method: 'CALL', path: path.join('.'), status, codigo, requestId, cause });
        };
        const startedAt = performance.now();
        const measure = (status: number) => measureBackendCall(startedAt, path.join('.'), status);
        try {
          const response = await inSpan(() => ({ name: path.join('.'), isCall: true }), next);
          const parsed = await parseResponse(contract, path, response, (broken) =>
            logProblem(200, 'ITENS_OMITIDOS', broken),
          );
          measure(200);
          return parsed;
        } catch (error) {
          measure(error instanceof PublicError ? error.status : 503);
          if (error instanceof PublicError) throw error;
          logProblem(503, 'RESPOSTA_INVALIDA', error);
          throw toPublicError(unavailable, error);
        }
      },
    ],
  });
  return createORPCClient(link);
}
