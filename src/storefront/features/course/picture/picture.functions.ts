import { createServerOnlyFn } from '@tanstack/react-start';
import { setResponseHeader } from '@tanstack/react-start/server';
import { LRUCache } from 'lru-cache';
import { backend } from '#/storefront/backend-client/backend.server.ts';
import { readShared } from '#/storefront/backend-client/shared-cache.server.ts';
import { storedFiles } from '#/storefront/backend-client/stored-files.server.ts';
import { drawPicture } from './draw-picture.server.ts';
import type { PictureFacts } from './picture-address.ts';

/** Milliseconds for which the facts of a picture may be older than the course. */
const factsFreshMs = 60_000;
/** Some 40 KB each. */
const maxPictures = 200;

const pictures = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: maxPictures });

export const readPictureFacts = createServerOnlyFn((id: number): Promise<PictureFacts> =>
  readShared(`picture ${id}`, factsFreshMs, async () => {
    const course = await backend().course.getCourse({ id });
    const { id_produto, titulo, carga_horaria, imagem, modalidade, grupo_area } = course;
    return { id_produto, titulo, carga_horaria, imagem, modalidade, grupo_area };
  }),
);

export const readPicture = createServerOnlyFn((path: string, facts: PictureFacts) => {
  const known = pictures.get(path);
  if (known) return known;
  const drawn = drawPicture(facts).catch((error: unknown) => {
    pictures.delete(path);
    throw error;
  });
  pictures.set(path, drawn);
  return drawn;
});

const makeOwnPictures = () =>
  storedFiles(16 * 1_048_576, (arquivo) => backend().course.getPicture({ arquivo }));
let ownPictures: ReturnType<typeof makeOwnPictures> | undefined;
export const readOwnPicture = createServerOnlyFn((file: string) => (ownPictures ??= makeOwnPictures())(file));

export const keepPicture = createServerOnlyFn((etag: string) => {
  setResponseHeader('cache-control', 'public, max-age=31536000, immutable');
  setResponseHeader('etag', etag);
});
