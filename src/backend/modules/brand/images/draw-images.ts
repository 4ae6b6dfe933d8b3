import sharp, { type Sharp } from 'sharp';
import { type ImageRole, type ImageUse, iconSides, shareSize } from '#/domain/school/brand-image.ts';
import { drawInitial, drawName } from './draw-name.ts';
import type { Picture } from './read-picture.ts';

/** The school's name in white, where there is no picture. */
export interface Lettering {
  name: string;
  /** Colour `#rrggbb` below it. */
  ground: string;
}

/** What the school sent. */
export type SentPictures = Partial<Record<ImageUse, Picture>>;
export type ShownPictures = Partial<Record<ImageRole, Picture & { isSent: boolean }>>;

/** All that the shop shows, from what the school sent; without a logo from its name. */
export async function drawImages(sent: SentPictures, lettering: Lettering): Promise<ShownPictures> {
  const { logo, logo_escuro: onDark, icone: icon, compartilhamento: share } = sent;
  const derived: Partial<Record<ImageRole, Picture>> = {
    ...(logo && { logo_png: await fitted(logo, { width: 480, height: 128 }, 'png') }),
    ...(logo || icon
      ? await drawIcons((icon ?? logo)!, icon !== undefined)
      : await drawIcons(drawInitial(lettering.name, lettering.ground), true)),
    compartilhamento: share
      ? await picture(resized(share, shareSize).resize({ ...shareSize, fit: 'cover' }), 'jpg')
      : await drawShare(logo, lettering),
  };
  const shownAsSent = { logo, logo_escuro: onDark, icone: icon };
  return Object.fromEntries([
    ...Object.entries(shownAsSent).flatMap(([role, it]) => (it ? [[role, { ...it, isSent: true }]] : [])),
    ...Object.entries(derived).map(([role, it]) => [
      role,
      { ...it, isSent: role === 'compartilhamento' && share !== undefined },
    ]),
  ]) as ShownPictures;
}

async function drawIcons(source: Picture, fillsIt: boolean): Promise<Partial<Record<ImageRole, Picture>>> {
  const icons = iconSides.map(async (side) => {
    const inner = fillsIt ? side : Math.round(side * 0.84);
    const drawn = await fitted(source, { width: inner, height: inner }, 'png');
    return [`icone_${side}`, await onGround([drawn], { width: side, height: side }, 'png')] as const;
  });
  return Object.fromEntries(await Promise.all(icons));
}

async function drawShare(logo: Picture | undefined, { name, ground }: Lettering): Promise<Picture> {
  const inner = { width: 760, height: 300 };
  if (logo) return onGround([await fitted(logo, inner, 'png')], shareSize, 'jpg');
  const drawn = await fitted(drawName(name, '#ffffff'), { ...inner, width: 960 }, 'png');
  return onGround([drawn], shareSize, 'jpg', ground);
}

interface Size {
  width: number;
  height: number;
}

/** A drawing is drawn as large as it is wanted; of a photo nothing is made that isn't in it. */
function resized({ format, bytes, width, height }: Picture, within: Size): Sharp {
  const scale = Math.min(within.width / width, within.height / height);
  const source =
    format === 'svg' ? sharp(bytes, { density: Math.min(2400, Math.max(1, 72 * scale)) }) : sharp(bytes);
  return source.resize({ ...within, fit: 'inside' });
}

const fitted = (source: Picture, within: Size, format: 'png' | 'jpg') =>
  picture(resized(source, within), format);

async function onGround(
  [drawn]: [Picture],
  size: Size,
  format: 'png' | 'jpg',
  background = '#ffffff',
): Promise<Picture> {
  const ground = sharp({ create: { ...size, channels: 4, background } });
  return picture(ground.composite([{ input: Buffer.from(drawn.bytes) }]), format);
}

async function picture(drawing: Sharp, format: 'png' | 'jpg'): Promise<Picture> {
  const encoded =
    format === 'png'
      ? drawing.png({ compressionLevel: 9 })
      : drawing.flatten({ background: '#ffffff' }).jpeg({ quality: 86 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { format, bytes: data, width: info.width, height: info.height };
}
