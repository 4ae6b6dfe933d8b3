import { PublicError } from '#/domain/request/public-error.ts';

/**
 * A file of the backend as the response at an address of its own. What isn't there, or is somebody else's,
 * leads to the page that says so; other failures are shown in words.
 * @param isDownload for what strangers made: saved, never shown, and nothing in it runs
 * @param pageInstead where somebody goes who gets no file: an address of the shop
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

const foreign = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};

/** The name as it is for browsers that read it encoded, and with plain letters for others. */
function describeDownload(name: string): string {
  const plain = name.normalize('NFD').replace(/[^ \w.()-]/g, '');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}
