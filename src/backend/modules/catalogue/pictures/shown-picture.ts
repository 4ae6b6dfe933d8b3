import { chooseDrawing, drawingPath } from '#/domain/catalogue/drawing/choose-drawing.ts';
import { themesOf, usualLook } from '#/domain/school/look.ts';

interface PicturedCourse {
  titulo: string;
  /** As stored: a picture of the course's own, or that of its area. */
  imagem: string;
  areaSlug: string;
  cores: string | null;
}

/** Without a picture of its own a course has a drawing, chosen from title, area and the school's colours. */
export function shownPicture({ titulo, imagem, areaSlug, cores }: PicturedCourse): string {
  if (!imagem.startsWith('/images/product/areas_group/')) return imagem;
  const { light } = themesOf(readColours(cores));
  const colours = { ink: light['band-900'].slice(1), accent: light.sell.slice(1) };
  return drawingPath(chooseDrawing({ titulo, area: areaSlug }, colours));
}

function readColours(cores: string | null): typeof usualLook {
  const [, primary, action, ground] =
    /^(#[0-9a-f]{6}),(#[0-9a-f]{6}),(#[0-9a-f]{6})$/.exec(cores ?? '') ?? [];
  if (ground === undefined) return usualLook;
  return { ...usualLook, cor_principal: primary!, cor_acao: action!, cor_fundo: ground };
}
