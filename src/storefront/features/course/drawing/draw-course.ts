import type { Drawing } from '#/domain/catalogue/drawing/choose-drawing.ts';
import { hueOfArea } from '#/domain/school/colours/drawing-colours.ts';
import { type CompositionName, compositions, type Tones } from './compositions.ts';
import type { Inks } from './inks.ts';
import { motifs } from './motifs/motifs.ts';
import { numbersOf } from './numbers-of.ts';
import { type PlaceName, places } from './places.ts';
import { schemesOf } from './schemes.ts';
import { group, rect, svgOf } from './shapes.ts';

const anywhere: readonly PlaceName[] = ['tiles', 'stripes', 'rays', 'rings', 'split', 'sunrise', 'arches'];

const workshop: readonly PlaceName[] = ['pegboard', 'factory', 'window', 'shelves'];
const outdoors: readonly PlaceName[] = ['skyline', 'hills', 'steps'];
const office: readonly PlaceName[] = ['window', 'shelves', 'grid', 'steps'];

/** Where a trade is at home. */
const placesOf: Partial<Record<string, readonly PlaceName[]>> = {
  automotiva: workshop,
  energia: ['skyline', 'grid', 'window'],
  'automacao-e-eletroeletronica': ['factory', 'grid', 'pegboard'],
  'eletronica-e-automacao': ['grid', 'pegboard', 'shelves'],
  'sistemas-de-energia': outdoors,
  'refrigeracao-e-climatizacao': ['window', 'skyline', 'honeycomb'],
  'manutencao-e-operacao': workshop,
  metalmecanica: workshop,
  manufatura: ['factory', 'steps', 'grid'],
  materiais: ['factory', 'honeycomb', 'steps'],
  plastico: ['honeycomb', 'factory', 'waves'],
  'nautico-e-naval': ['waves', 'hills', 'sunrise'],
  'mineracao-e-extracao': ['hills', 'steps', 'skyline'],
  'tecnologia-da-informacao': ['grid', 'window', 'steps', 'honeycomb'],
  'construcao-civil': ['skyline', 'steps', 'grid', 'hills'],
  'quimica-e-meio-ambiente': ['hills', 'waves', 'honeycomb', 'shelves'],
  alimentos: ['checker', 'shelves', 'window', 'hills'],
  'textil-vestuario-e-moda': ['shelves', 'window', 'waves', 'checker'],
  'madeira-e-mobiliario': ['pegboard', 'hills', 'window'],
  'celulose-e-papel': ['hills', 'waves', 'factory'],
  ceramica: ['shelves', 'checker', 'window'],
  educacao: ['window', 'shelves', 'hills', 'steps'],
};

const wide = Object.keys(compositions) as CompositionName[];
/** Those that hold where there is no width to spare. */
const tall: readonly CompositionName[] = ['disc', 'crop', 'horizon', 'disc'];

export const sizeInCard = { width: 640, height: 360 } as const;
export const wideSize = { width: 900, height: 360 } as const;

export function drawSvg(drawing: Drawing, size: { width: number; height: number } = sizeInCard): string {
  return svgOf(size.width, size.height, drawCourse(drawing, size));
}

/** The drawing of a course, on its own ground; the same address always gives the same one. */
export function drawCourse(drawing: Drawing, { width, height }: { width: number; height: number }): string {
  const next = numbersOf(`${drawing.area} ${drawing.seed}`);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)]!;
  const turns = [-46, -30, 34, 52];
  const colours = { ink: `#${drawing.ink}`, accent: `#${drawing.accent}` };
  const scheme = pick(schemesOf(hueOfArea(drawing.area), colours, pick(turns)));
  // An address may say any area.
  const own = (Object.hasOwn(placesOf, drawing.area) && placesOf[drawing.area]) || office;
  const place = places[pick([...own, ...own, ...anywhere])];
  const composition = compositions[pick(width > height ? wide : tall)];
  const isMirrored = next() > 0.5;
  const motif = (which: 0 | 1 | 2, cx: number, cy: number, size: number, turn = 0, tones?: Tones) => {
    const scale = Math.round(size / 4) / 100;
    const drawn = motifs[drawing.motifs[which]](tones ? silhouette(tones) : scheme.inks);
    // Letters and clocks aren't mirrored with the picture.
    const back = isMirrored ? ' translate(400 0) scale(-1 1)' : '';
    const turned = turn === 0 ? '' : ` rotate(${turn} 200 200)`;
    return group(
      `translate(${Math.round(cx - scale * 200)} ${Math.round(cy - scale * 200)}) scale(${scale})${turned}${back}`,
      drawn,
    );
  };
  const canvas = { width, height, scheme, motif, next };
  const content =
    rect(0, 0, width, height, scheme.ground) + place(width, height, scheme, next) + composition(canvas);
  return isMirrored ? group(`translate(${width} 0) scale(-1 1)`, content) : content;
}

function silhouette([filled, open]: Tones): Inks {
  const shapes = { mid: filled, base: filled, strong: filled, dark: filled };
  return { ...shapes, soft: open, line: open, light: open, accent: open, white: open };
}
