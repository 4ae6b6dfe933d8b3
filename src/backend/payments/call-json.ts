import { request, type Agent } from 'node:https';
import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { ProviderError } from './provider-error.ts';

export interface JsonCall {
  what: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  agent: Agent;
  timeoutMs: number;
}

export interface JsonResponse {
  status: number;
  /** Undefined for a body that is no JSON. */
  body: unknown;
}

const maxResponseBytes = 262_144;

/**
 * Retries once when a reused connection turns out to be closed.
 * @throws {@link ProviderError} that may be retried, when there is no response, none in time, or one beyond
 * 256 KB
 */
export async function callJson(call: JsonCall): Promise<JsonResponse> {
  try {
    return await callOnce(call).catch((error: unknown) => {
      if (error instanceof StaleConnectionError) return callOnce(call);
      throw error;
    });
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError(`${call.what} brought no response`, { isRetryable: true, cause: error });
  }
}

class StaleConnectionError extends Error {}

function callOnce({ method, url, headers, body, agent, timeoutMs, what }: JsonCall): Promise<JsonResponse> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const outgoing = request(url, {
      method,
      agent,
      signal,
      headers: { accept: 'application/json', ...headers, ...length },
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      const isStale = outgoing.reusedSocket && error.code === 'ECONNRESET';
      reject(isStale ? new StaleConnectionError(error.message, { cause: error }) : error);
    });
    outgoing.on('response', (incoming) => {
      readText(incoming, what).then(
        (text) => resolve({ status: incoming.statusCode!, body: readJson(text) }),
        reject,
      );
    });
    outgoing.end(body);
  });
}

async function readText(incoming: IncomingMessage, what: string): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.byteLength;
    if (length > maxResponseBytes) {
      incoming.destroy();
      throw new ProviderError(`${what} brought more than ${maxResponseBytes} bytes`, {
        isRetryable: true,
      });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @throws {@link ProviderError} for a response that doesn't fit; the call may have succeeded all the same */
export function parseResponse<Schema extends v.GenericSchema>(
  schema: Schema,
  what: string,
  { status, body }: JsonResponse,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, body);
  if (read.success) return read.output;
  const cause = new v.ValiError(read.issues);
  throw new ProviderError(`${what} brought an unknown response`, { isRetryable: true, status, cause });
}
