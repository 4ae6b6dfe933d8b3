import { expect, it } from 'vitest';
import { createLogger } from '#/domain/log/create-logger.ts';
import type { FailedCall } from '#/storefront/backend-client/backend-fetch.server.ts';
import { logFailedCall } from '#/storefront/backend-client/log-failed-call.server.ts';

const call: FailedCall = {
  method: 'GET',
  path: '/api/produto-busca',
  status: 503,
  codigo: 'SERVICO_INDISPONIVEL',
  requestId: 'request-0001',
};

function logged(change: Partial<FailedCall>): { msg: string; level: string } {
  const lines: string[] = [];
  const log = createLogger({ program: 'storefront', level: 'trace', write: (line) => lines.push(line) });
  logFailedCall(log, { ...call, ...change });
  return JSON.parse(lines[0]!) as { msg: string; level: string };
}

// ERROR-4
it.each(['network error', 'timeout', 'aborted'] as const)(
  'a call without an answer is an unexpected error, whose reason is told: %s',
  (reason) => {
    expect(logged({ reason })).toMatchObject({ msg: 'Erro inesperado', reason, status: 503 });
  },
);

it.each([
  [{ httpStatus: 500, status: 500 }, 'backend call failed'],
  [{ httpStatus: 404, status: 404 }, 'backend call failed'],
  [{ status: 200 }, 'items were left out of a response'],
])('any other failure isn’t: %j', (change, msg) => {
  expect(logged(change)).toMatchObject({ msg, ...change });
});
