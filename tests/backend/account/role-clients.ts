import { expect } from 'vitest';
import { seededLogins } from '#/backend/db/seed/people/seeded-logins.ts';
import type { LoginKind } from '#/domain/person/login-kind.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { fillParams, type Endpoint, type EndpointAccess } from './endpoint-access.ts';

export type Role = LoginKind | 'VISITOR';

export const seededLoginOf = (role: Role) => seededLogins.find(({ tipoLogin }) => tipoLogin === role);

export async function enterAs(role: Role, url: () => string): Promise<ApiClient> {
  const client = new ApiClient(url);
  const login = seededLoginOf(role);
  if (login) {
    const { status } = await client.post('/api/login', { identificador: login.email, senha: login.senha });
    expect(status).toBe(200);
  }
  return client;
}

type Call = Pick<EndpointAccess, 'params' | 'query' | 'headers' | 'body'>;

export function callEndpoint(client: ApiClient, { method, path }: Endpoint, call: Call) {
  const { params, query = '', headers, body } = call;
  return client.request(method, fillParams(path, params) + query, {
    ...(headers && { headers }),
    ...(body !== undefined && method !== 'GET' && { body }),
  });
}

/** Everything of the answer that a caller sees: status, headers in their order, and the body to the byte. */
export async function seeAnswer(client: ApiClient, url: string, { method, path }: Endpoint, call: Call) {
  const { params, query = '', headers, body } = call;
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const sends = body !== undefined && method !== 'GET';
  const response = await fetch(url + fillParams(path, params) + query, {
    method,
    headers: {
      ...(cookie && { cookie }),
      ...(sends && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(sends && { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => name !== 'x-request-id' && name !== 'date'),
    body: Buffer.from(await response.arrayBuffer()).toString('latin1'),
  };
}
