import { createHash } from 'node:crypto';
import { Agent } from 'node:https';
import type { MercadoPagoSettings } from '#/backend/payment-settings.ts';
import { callJson, type JsonResponse } from '../call-json.ts';

export interface MercadoPagoCall {
  method: 'GET' | 'POST' | 'PUT';
  /** As the API's document writes it, `/v1/payments/{id}`, for errors. */
  template: string;
  path: string;
  body?: object;
  command?: string;
}

export interface MercadoPagoClient {
  /** @throws `ProviderError` when there is no response; any response is returned */
  call(call: MercadoPagoCall): Promise<JsonResponse>;
}

export function createMercadoPagoClient(
  { url, accessToken, authority }: MercadoPagoSettings,
  timeoutMs: number,
): MercadoPagoClient {
  const agent = new Agent({
    ...(authority && { ca: authority }),
    minVersion: 'TLSv1.2',
    keepAlive: true,
    maxSockets: 10,
  });
  return {
    call: ({ method, template, path, body, command }) =>
      callJson({
        what: `${method} ${template}`,
        method,
        url: `${url}${path}`,
        headers: {
          authorization: `Bearer ${accessToken}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(command !== undefined && { 'x-idempotency-key': toUuid(command) }),
        },
        ...(body && { body: JSON.stringify(body) }),
        agent,
        timeoutMs,
      }),
  };
}

/** A deterministic UUID (version 8 of RFC 9562). */
function toUuid(command: string): string {
  const bytes = createHash('sha256').update(command).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
