import * as v from 'valibot';
import { isNotFoundError } from '#/domain/request/public-error.ts';
import { imageFileSchema, imageFormatOf, imageTypes } from '#/domain/school/brand-image.ts';
import { keepImage, readImage } from './image.functions.ts';

const notFound = () =>
  new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });

/** `/marca/{arquivo}`: what it once answered it always answers. */
export async function serveImage(file: string, ifNoneMatch: string | null): Promise<Response> {
  if (!v.is(imageFileSchema, file)) return notFound();
  try {
    const bytes = await readImage(file);
    const etag = `"${file}"`;
    keepImage(etag);
    if (ifNoneMatch === etag) return new Response(null, { status: 304 });
    return new Response(bytes, { headers: { 'content-type': imageTypes[imageFormatOf(file)] } });
  } catch (error) {
    if (isNotFoundError(error)) return notFound();
    throw error;
  }
}
