import { Agent } from 'node:https';
import type { ApiPixSettings } from '#/backend/payment-settings.ts';
import type { Clock } from '#/domain/time/clock.ts';
import { callJson, parseResponse, type JsonResponse } from '../call-json.ts';
import { statusError } from '../provider-error.ts';
import { tokenSchema } from './api-pix-schemas.ts';

type Resource = 'cob' | 'pix' | 'webhook';

export interface ApiPixCall {
  resource: Resource;
  method: 'GET' | 'PUT' | 'PATCH';
  template: string;
  path: string;
  body?: object;
}

export interface ApiPixClient {
  /** @throws `ProviderError` when there is no response; any response is returned */
  call(call: ApiPixCall): Promise<JsonResponse>;
}

/** Milliseconds before its end from which a token isn't used any more. */
const tokenMarginMs = 30_000;

/** Calls a bank's API with cached tokens; a refused token is renewed once. */
export function createApiPixClient(
  settings: ApiPixSettings,
  { clock, timeoutMs }: { clock: Clock; timeoutMs: number },
): ApiPixClient {
  const agent = new Agent({
    cert: settings.certificate,
    key: settings.certificateKey,
    ...(settings.authority && { ca: settings.authority }),
    minVersion: 'TLSv1.2',
    keepAlive: true,
    maxSockets: 10,
  });
  const tokens = new Map<Resource, Promise<{ token: string; endsAt: number }>>();

  async function askToken(resource: Resource): Promise<{ token: string; endsAt: number }> {
    const what = 'POST token';
    const askedAt = clock().getTime();
    const response = await callJson({
      what,
      method: 'POST',
      url: settings.tokenUrl,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64')}`,
      },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        scope: `${resource}.write ${resource}.read`,
      }).toString(),
      agent,
      timeoutMs,
    });
    if (response.status !== 200 && response.status !== 201) throw statusError(what, response.status);
    const { access_token: token, expires_in: seconds } = parseResponse(tokenSchema, what, response);
    // One that is shorter than the margin still does for a while.
    const lifeMs = Math.max(seconds * 1000 - tokenMarginMs, (seconds * 1000) / 2);
    return { token, endsAt: askedAt + lifeMs };
  }

  async function tokenFor(resource: Resource): Promise<string> {
    const stored = tokens.get(resource);
    if (stored) {
      const { token, endsAt } = await stored;
      if (clock().getTime() < endsAt) return token;
      if (tokens.get(resource) !== stored) return tokenFor(resource);
    }
    const asked = askToken(resource);
    tokens.set(resource, asked);
    asked.catch(() => tokens.get(resource) === asked && tokens.delete(resource));
    return (await asked).token;
  }

  const send = ({ method, template, path, body }: ApiPixCall, token: string) =>
    callJson({
      what: `${method} ${template}`,
      method,
      url: `${settings.url}${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      agent,
      timeoutMs,
    });

  return {
    call: async (call) => {
      const token = await tokenFor(call.resource);
      const response = await send(call, token);
      if (response.status !== 401) return response;
      const stored = await tokens.get(call.resource)?.catch(() => undefined);
      if (stored?.token === token) tokens.delete(call.resource);
      return send(call, await tokenFor(call.resource));
    },
  };
}
