import { isNotFoundError, PublicError } from '#/domain/request/public-error.ts';

/**
 * Streams a file of the backend. 404 leads to the page that explains it.
 * @param isDownload for files made by strangers: saved, never shown
 * @param pageInstead path of the page shown without a file
 */
export async function respondWithFile(
  read: () => Promise<File>,
  pageInstead: string,
  { isDownload = false } = {},
): Promise<Response> {
  try {
    const file = await read();
    return new Response(file, {
      headers: {
        'content-type': file.type,
        'content-disposition': isDownload ? describeDownload(file.name) : `inline; filename="${file.name}"`,
        ...(isDownload && foreign),
        'cache-control': 'private, no-store',
      },
    });
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    const { status, message } = error;
    if ([401, 403, 404, 410].includes(status))
      return new Response(null, { status: 303, headers: { location: pageInstead } });
    return new Response(message, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  }
}

interface StoredFiles {
  isName: (name: string) => boolean;
  read: (name: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Sets the headers by which browsers keep a file. */
  keep: (etag: string) => void;
  typeOf: (name: string) => string;
  /** Headers of a 404. */
  missing?: Readonly<Record<string, string>>;
}

/** A picture whose name tells its content: what it once answered it answers as long as there is one. */
export async function respondWithStoredFile(
  name: string,
  ifNoneMatch: string | null,
  { isName, read, keep, typeOf, missing }: StoredFiles,
): Promise<Response> {
  const notFound = () =>
    new Response('Not found', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', ...missing },
    });
  if (!isName(name)) return notFound();
  try {
    const bytes = await read(name);
    const etag = `"${name}"`;
    keep(etag);
    if (ifNoneMatch === etag) return new Response(null, { status: 304 });
    return new Response(bytes, { headers: { 'content-type': typeOf(name) } });
  } catch (error) {
    if (isNotFoundError(error)) return notFound();
    throw error;
  }
}

const foreign = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};

/** The name as it is for browsers that read it encoded, and with plain letters for others. */
function describeDownload(name: string): string {
  const plain = name.normalize('NFD').replace(/[^ \w.()-]/g, '');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}
