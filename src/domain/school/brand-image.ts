import * as v from 'valibot';
import { formatCount } from '#/domain/text/format-count.ts';

/** What a school sends; the rest is made of these. */
export const imageUses = ['logo', 'logo_escuro', 'icone', 'compartilhamento'] as const;
export type ImageUse = (typeof imageUses)[number];

export const iconSides = [32, 180, 192, 512] as const;
export type IconSide = (typeof iconSides)[number];

/** What the shop shows. */
export const imageRoles = [
  ...imageUses,
  'logo_png',
  'icone_32',
  'icone_180',
  'icone_192',
  'icone_512',
] as const;
export type ImageRole = (typeof imageRoles)[number];

export const imageTypes = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const;
export type ImageFormat = keyof typeof imageTypes;

const fileName = /^[0-9a-f]{32}\.(?:svg|png|webp|jpg)$/;
export const imageFileSchema = v.pipe(v.string(), v.regex(fileName));

export const imageFormatOf = (file: string) => file.slice(file.lastIndexOf('.') + 1) as ImageFormat;

export const MAX_IMAGE_BYTES = 5 * 1_048_576;
export const MAX_SVG_BYTES = 200 * 1024;
/** Pixels on either side. */
export const MAX_IMAGE_SIDE = 4096;
export const MIN_IMAGE_SIDE = 32;
export const shareSize = { width: 1200, height: 630 } as const;

export const IMAGE_MISSING = 'Escolha o arquivo da imagem.';
export const IMAGE_TOO_LARGE = 'A imagem tem mais de 5 MB. Escolha uma menor, ou com menos resolução.';
export const IMAGE_NOT_READ =
  'Este arquivo não é uma imagem SVG, PNG, JPEG ou WebP inteira. O nome do arquivo não conta: exporte a imagem de novo em um desses formatos.';
export const SVG_TOO_LARGE = 'O SVG tem mais de 200 KB. Simplifique o desenho, ou envie em PNG.';
export const SVG_WITHOUT_SIZE =
  'O SVG não diz o tamanho do desenho. Exporte de novo com “viewBox”, ou envie em PNG.';
export const SVG_EMPTY = 'Não há nada para ver neste SVG. Converta textos em curvas, ou envie em PNG.';
export const svgWithParts = (parts: readonly string[]) =>
  `O SVG traz partes que a loja não mostra: ${parts.join(', ')}. Converta tudo em curvas, ou envie em PNG.`;
export const imageOfWrongSize = (width: number, height: number) =>
  `A imagem tem ${formatCount(width)} × ${formatCount(height)} pontos. Envie uma de ${MIN_IMAGE_SIDE} a ${formatCount(MAX_IMAGE_SIDE)} pontos em cada lado.`;
