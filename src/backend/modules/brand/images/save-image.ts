import type { Database } from '#/backend/db/database.ts';
import { recordAct } from '#/backend/modules/audit/audit-log.ts';
import type { Session } from '#/backend/request/context.ts';
import {
  imageFileSchema,
  imageFormatOf,
  type ImageRole,
  imageTypes,
  type ImageUse,
} from '#/domain/school/brand-image.ts';
import * as v from 'valibot';
import { drawImages, type Lettering, type SentPictures } from './draw-images.ts';
import { imageNotFound } from './image-errors.ts';
import { findFile, lockImages, replaceImages, selectSentImages } from './image-repository.ts';
import { nameOfFile } from './name-of-file.ts';
import { readPicture } from './read-picture.ts';

interface Deps {
  db: Database;
  now: Date;
  requestId: string;
}

/** @throws 404 `IMAGEM_INEXISTENTE` */
export async function openImage(db: Database, file: string): Promise<File> {
  const content = v.is(imageFileSchema, file) ? await findFile(db, file) : undefined;
  if (!content) throw imageNotFound();
  return new File([new Uint8Array(content)], file, { type: imageTypes[imageFormatOf(file)] });
}

/** @throws 422 `IMAGEM_RECUSADA` */
export async function saveImage(
  deps: Deps,
  session: Session,
  { uso, conteudo, lettering }: { uso: ImageUse; conteudo: string; lettering: Lettering },
): Promise<void> {
  const sent = await readPicture(Buffer.from(conteudo, 'base64'));
  await change(deps, session, { uso, lettering }, (pictures) => ({ ...pictures, [uso]: sent }));
}

/** Idempotent. */
export function removeImage(
  deps: Deps,
  session: Session,
  { uso, lettering }: { uso: ImageUse; lettering: Lettering },
): Promise<void> {
  return change(deps, session, { uso, lettering }, ({ [uso]: _, ...others }) => others);
}

function change(
  { db, now, requestId }: Deps,
  { loginId }: Session,
  { uso, lettering }: { uso: ImageUse; lettering: Lettering },
  make: (pictures: SentPictures) => SentPictures,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockImages(tx);
    await storeImages(tx, make(await readSent(tx)), lettering, now);
    await recordAct(tx, {
      acao: 'ALTEROU_MARCA',
      loginId,
      personId: null,
      objeto: `imagem:${uso}`,
      requestId,
      at: now,
    });
  });
}

/** Draws again what is made of the school's name. */
export async function letterImages(tx: Database, lettering: Lettering, now: Date): Promise<void> {
  await lockImages(tx);
  const sent = await readSent(tx);
  if (!sent.logo) await storeImages(tx, sent, lettering, now);
}

async function readSent(tx: Database): Promise<SentPictures> {
  const rows = await selectSentImages(tx);
  return Object.fromEntries(
    rows.map(({ papel, arquivo, conteudo, largura, altura }) => [
      papel,
      { format: imageFormatOf(arquivo), bytes: new Uint8Array(conteudo), width: largura, height: altura },
    ]),
  );
}

async function storeImages(tx: Database, sent: SentPictures, lettering: Lettering, now: Date): Promise<void> {
  const shown = Object.entries(await drawImages(sent, lettering));
  await replaceImages(
    tx,
    shown.map(([papel, { bytes, format, width, height, isSent }]) => ({
      papel: papel as ImageRole,
      arquivo: nameOfFile(bytes, format),
      conteudo: bytes,
      largura: width,
      altura: height,
      enviada: isSent,
    })),
    now,
  );
}
