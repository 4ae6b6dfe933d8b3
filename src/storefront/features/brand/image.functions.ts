import { createServerOnlyFn } from '@tanstack/react-start';
import { setResponseHeader, setResponseHeaders } from '@tanstack/react-start/server';
import type { ImageUse } from '#/domain/school/brand-image.ts';
import { backend, giveTime } from '#/storefront/backend-client/backend.server.ts';
import { forgetShared } from '#/storefront/backend-client/shared-cache.server.ts';
import { storedFiles } from '#/storefront/backend-client/stored-files.server.ts';
import { answerUpload } from '#/storefront/backend-client/uploads/answer-upload.server.ts';

/** Milliseconds: five megabytes are read, drawn in every size and written within it. */
const IMAGE_TIME_LIMIT_MS = 20_000;

const makeImages = () => storedFiles(4 * 1_048_576, (arquivo) => backend().brand.getImage({ arquivo }));
let images: ReturnType<typeof makeImages> | undefined;
export const readImage = createServerOnlyFn((file: string) => (images ??= makeImages())(file));

/** An SVG that is opened by itself runs nothing and loads nothing. */
export const keepImage = createServerOnlyFn((etag: string) => {
  setResponseHeaders(
    new Headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      etag,
    }),
  );
});

/** What leads to the current files: as old as a cached page at most. */
export const keepBriefly = createServerOnlyFn(() => setResponseHeader('cache-control', 'public, max-age=3'));

export const runImageAction = createServerOnlyFn(answerUpload);

const forgetBrand = () => forgetShared((key) => key === 'brand');

export const saveImage = createServerOnlyFn(async ({ uso, arquivo }: { uso: ImageUse; arquivo: File }) => {
  giveTime(IMAGE_TIME_LIMIT_MS);
  const conteudo = Buffer.from(await arquivo.arrayBuffer()).toString('base64');
  await backend().brand.saveImage({ uso, conteudo });
  forgetBrand();
});

export const removeImage = createServerOnlyFn(async (uso: ImageUse) => {
  giveTime(IMAGE_TIME_LIMIT_MS);
  await backend().brand.removeImage({ uso });
  forgetBrand();
});
