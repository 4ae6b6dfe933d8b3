import { isNotFoundError } from '#/domain/request/public-error.ts';
import { parsePictureName, picturePath } from './picture-address.ts';
import { serveDrawing } from '../drawing/serve-drawing.ts';
import { keepPicture, readPicture, readPictureFacts } from './picture.functions.ts';

/** A drawing, or `/og/{idCurso}-{version}.png`; an outdated version of that redirects to the current one. */
export async function servePicture(name: string, ifNoneMatch: string | null): Promise<Response> {
  const drawing = serveDrawing(name, ifNoneMatch);
  if (drawing) return drawing;
  const named = parsePictureName(name);
  const facts = named && (await readPictureFacts(named.id).catch(undefinedWhenMissing));
  if (!facts) {
    return new Response('Not found', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  }
  const current = picturePath(facts);
  if (current !== `/og/${name}`) return new Response(null, { status: 302, headers: { location: current } });
  const etag = `"${name}"`;
  keepPicture(etag);
  if (ifNoneMatch === etag) return new Response(null, { status: 304 });
  return new Response(await readPicture(current, facts), { headers: { 'content-type': 'image/png' } });
}

function undefinedWhenMissing(error: unknown): undefined {
  if (isNotFoundError(error)) return undefined;
  throw error;
}
