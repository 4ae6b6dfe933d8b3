import type { IncomingHttpHeaders } from 'node:http';
import { getFilenameFromContentDisposition } from '@orpc/standard-server';
import * as v from 'valibot';
import { errorBodySchema, type ErrorBody } from '#/contract/error-body.ts';
import { PublicError } from '#/domain/request/public-error.ts';
import { translateServerMessage } from '#/domain/request/server-messages.ts';
import type { WholeResponse } from './backend-request.server.ts';

export const unavailable: ErrorBody = {
  status: 503,
  codigo: 'SERVICO_INDISPONIVEL',
  mensagem: 'Serviço indisponível, tente novamente mais tarde',
};

export const notSignedIn: ErrorBody = {
  status: 401,
  codigo: 'NAO_AUTENTICADO',
  mensagem: 'Entre na sua conta para continuar.',
};

const embeddedStatusSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)) }),
  v.transform(({ status }) => status),
);

export interface BackendResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body(): Promise<unknown>;
}

export interface Failure {
  failure: ErrorBody;
  /** True when the backend itself said so: a proxy in between doesn't send the contract's error body. */
  isOwn: boolean;
}

/**
 * Separates failures (ERROR-2): a status of 400 or more, or HTTP 200 with an error body. A failure without an
 * error body comes from a proxy and is an outage.
 * @param statusIsData the body has a `status` field that isn't one of the call
 * @returns the unread response, or the failure
 */
export function readResponse(
  { status, headers, bytes }: WholeResponse,
  statusIsData = false,
): { response: BackendResponse } | Failure {
  const type = headers['content-type'] ?? '';
  const isFile = type.startsWith('application/pdf');
  if (status >= 200 && status < 300 && isFile)
    return { response: { status, headers, body: async () => toFile(bytes, headers) } };
  const text = decoder.decode(bytes);
  const looksFailed = status >= 400 || /"codigo"\s*:/.test(text);
  const body = looksFailed
    ? v.safeParse(v.pipe(v.string(), v.parseJson(), errorBodySchema), text)
    : undefined;
  if (body?.success) {
    const failure = status === 401 ? { ...body.output, status: 401 } : body.output;
    return { failure, isOwn: true };
  }
  const embedded = statusIsData ? undefined : readEmbeddedStatus(text);
  if (status === 401 || embedded === 401) return { failure: notSignedIn, isOwn: false };
  if (status >= 400) return { failure: unavailable, isOwn: false };
  if (embedded !== undefined) {
    const { mensagem } = unavailable;
    return { failure: { status: embedded, codigo: 'STATUS_EMBUTIDO', mensagem }, isOwn: false };
  }
  // A page of a proxy, whatever status it has.
  if (type.startsWith('text/html')) return { failure: unavailable, isOwn: false };
  const isPlainText = type.startsWith('text/plain');
  const isJson = (type === '' || type.startsWith('application/json')) && !headers['content-disposition'];
  return {
    response: {
      status,
      headers,
      body: async () => {
        if (isJson) return text === '' ? undefined : JSON.parse(text);
        return isPlainText ? text : toFile(bytes, headers);
      },
    },
  };
}

const decoder = new TextDecoder();

function toFile(bytes: Uint8Array<ArrayBuffer>, headers: IncomingHttpHeaders): File {
  const name = getFilenameFromContentDisposition(headers['content-disposition'] ?? '') ?? 'blob';
  return new File([bytes], name, { type: headers['content-type'] ?? '' });
}

function readEmbeddedStatus(text: string): number | undefined {
  if (!/"status"\s*:\s*[45]\d\d\b/.test(text)) return undefined;
  const parsed = v.safeParse(embeddedStatusSchema, text);
  return parsed.success ? parsed.output : undefined;
}

export function isSignedOut({ failure, isOwn }: Failure): boolean {
  return isOwn && failure.status === 401;
}

export function toPublicError(failure: ErrorBody, cause?: unknown): PublicError {
  const { mensagem, campos } = failure;
  const fields = Object.entries(campos ?? {}).map(([field, messages]) => [
    field,
    messages.map(translateServerMessage),
  ]);
  const shown = { ...failure, mensagem: translateServerMessage(mensagem) };
  return new PublicError(campos ? { ...shown, campos: Object.fromEntries(fields) } : shown, { cause });
}
