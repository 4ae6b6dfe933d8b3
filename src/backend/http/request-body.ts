import { maxBodyBytes } from '#/domain/request/request-limits.ts';
import { BackendError } from './backend-error.ts';

/**
 * The whole body of a request, or undefined when it has none.
 * @throws 413 `CORPO_GRANDE_DEMAIS` beyond 1 MB, however it was announced, 415 `TIPO_NAO_ACEITO` unless it is
 *   JSON: no form of another site can send that, and 499 `ENVIO_INTERROMPIDO` when whoever sends it goes away
 */
export async function readJsonBody(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length')) > maxBodyBytes) throw tooLarge();
  if (!request.body) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body) {
      length += chunk.byteLength;
      if (length > maxBodyBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof BackendError ? error : brokenOff(error);
  }
  if (length === 0) return undefined;
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new BackendError(415, 'TIPO_NAO_ACEITO', 'Envie os dados em JSON.');
  }
  return new Uint8Array(Buffer.concat(chunks));
}

const tooLarge = () =>
  new BackendError(413, 'CORPO_GRANDE_DEMAIS', 'O que foi enviado passa do limite de 1 MB.');

/** Nobody reads this response; the log shows by its status that nothing failed here. */
const brokenOff = (cause: unknown) =>
  new BackendError(499, 'ENVIO_INTERROMPIDO', 'O envio foi interrompido.', undefined, { cause });
