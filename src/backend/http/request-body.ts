import { DOCUMENT_TOO_LARGE } from '#/domain/enrolment/enrolment-document.ts';
import { maxBodyBytes } from '#/domain/request/request-limits.ts';
import { BackendError } from './backend-error.ts';

/**
 * The whole body of a request, or undefined when it has none.
 * @throws as {@link readBody}, and 415 `TIPO_NAO_ACEITO` unless it is JSON: no form of another site can send
 *   that
 */
export async function readJsonBody(
  request: Request,
  maxBytes = maxBodyBytes,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const body = await readBody(request, maxBytes);
  if (body.length === 0) return undefined;
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new BackendError(415, 'TIPO_NAO_ACEITO', 'Envie os dados em JSON.');
  }
  return new Uint8Array(body);
}

/**
 * Reads no more of the body than allowed.
 * @throws 413 `CORPO_GRANDE_DEMAIS` beyond the limit, and 499 `ENVIO_INTERROMPIDO` when the caller
 * disconnects
 */
export async function readBody(request: Request, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge(maxBytes);
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body) {
      length += chunk.byteLength;
      if (length > maxBytes) throw tooLarge(maxBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof BackendError ? error : brokenOff(error);
  }
  return Buffer.concat(chunks);
}

const tooLarge = (maxBytes: number) =>
  new BackendError(
    413,
    'CORPO_GRANDE_DEMAIS',
    maxBytes > maxBodyBytes ? DOCUMENT_TOO_LARGE : 'O que foi enviado passa do limite de 1 MB.',
  );

const brokenOff = (cause: unknown) =>
  new BackendError(499, 'ENVIO_INTERROMPIDO', 'O envio foi interrompido.', undefined, { cause });
