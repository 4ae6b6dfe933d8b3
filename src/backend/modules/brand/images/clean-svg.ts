import sanitizeHtml from 'sanitize-html';
import { MAX_SVG_BYTES, SVG_TOO_LARGE, SVG_WITHOUT_SIZE, svgWithParts } from '#/domain/school/brand-image.ts';
import { imageRefused } from './image-errors.ts';

export interface CleanSvg {
  svg: string;
  width: number;
  height: number;
}

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const groups = ['svg', 'g', 'defs', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'];

/** Refused instead of removed: without them the drawing would look different from what was sent. */
const partsOfDrawings = new Set(['image', 'use', 'symbol', 'text', 'pattern', 'foreignObject']);

/** What a style sheet may say as well. */
const looks =
  'fill fill-opacity fill-rule clip-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color stop-color stop-opacity clip-path mask paint-order vector-effect'.split(
    ' ',
  );
const measures =
  'id d points x y x1 y1 x2 y2 cx cy r rx ry fx fy width height offset transform gradientTransform gradientUnits spreadMethod clipPathUnits maskUnits maskContentUnits href'.split(
    ' ',
  );
const taken = new Set([...looks, ...measures]);

const harmless = /^[\w\s#.,%()+'"-]*$/;
const ofThisDrawing = /^url\(["']?#[\w.-]+["']?\)$/;

/** Old programs declare names of their own there. */
const documentType = /<!DOCTYPE[^[>]*(?:\[[^]*?\]\s*)?>/i;

function isSafe(name: string, value: string): boolean {
  if (name === 'href') return /^#[\w.-]+$/.test(value);
  if (/url/i.test(value)) return ofThisDrawing.test(value);
  return harmless.test(value);
}

/**
 * An SVG of shapes and gradients only: elements and attributes that aren't on the list are gone, and so are
 * style sheets, whose rules for classes become attributes.
 * @throws 422 `IMAGEM_RECUSADA`
 */
export function cleanSvg(given: Uint8Array): CleanSvg {
  if (given.byteLength > MAX_SVG_BYTES) throw imageRefused(SVG_TOO_LARGE);
  const text = new TextDecoder().decode(given).replace(documentType, '');
  const classes = readClasses(text);
  const found = new Set<string>();
  let size: Size | undefined;
  const svg = sanitizeHtml(text, {
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    allowedTags: [...shapes, ...groups],
    allowedAttributes: { '*': [...taken, 'xmlns', 'viewBox'] },
    allowedSchemes: [],
    textFilter: () => '',
    nonTextTags: ['script', 'style', 'title', 'desc', 'metadata', 'foreignObject'],
    transformTags: {
      '*': (tagName, attributes) => {
        if (partsOfDrawings.has(tagName)) found.add(tagName);
        const attribs = keepSafe({ ...attributes, ...classRules(attributes, classes) });
        if (tagName !== 'svg') return { tagName, attribs };
        if (size) return { tagName: 'g', attribs };
        size = sizeOf(attributes);
        const { width = 0, height = 0, viewBox = '' } = size ?? {};
        const root = { xmlns: 'http://www.w3.org/2000/svg', viewBox, width: `${width}`, height: `${height}` };
        return { tagName, attribs: { ...root, ...attribs, ...root } };
      },
    },
  }).trim();
  if (found.size > 0) throw imageRefused(svgWithParts([...found]));
  if (!size || !/^<svg[\s>]/.test(svg)) throw imageRefused(SVG_WITHOUT_SIZE);
  return { svg, width: size.width, height: size.height };
}

const keepSafe = (attributes: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(attributes)
      .map(([name, value]) => [name === 'xlink:href' ? 'href' : name, value.trim()] as const)
      .filter(([name, value]) => taken.has(name) && isSafe(name, value)),
  );

interface Size {
  viewBox: string;
  width: number;
  height: number;
}

/** The drawing's own size, brought to one that any program opens; only the ratio counts. */
const longestSide = 512;

function sizeOf({ viewBox = '', width = '', height = '' }: Record<string, string>): Size | undefined {
  const box = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x, y, w, h] = box.length === 4 ? box : [0, 0, Number.parseFloat(width), Number.parseFloat(height)];
  if (![x, y, w, h].every((value) => Number.isFinite(value)) || !(w! > 0 && h! > 0)) return undefined;
  const scale = longestSide / Math.max(w!, h!);
  return {
    viewBox: [x, y, w, h].join(' '),
    width: Math.max(1, Math.round(w! * scale)),
    height: Math.max(1, Math.round(h! * scale)),
  };
}

type Rules = Record<string, string>;

const readRules = (text: string): Rules =>
  Object.fromEntries(
    text
      .split(';')
      .map((rule) => rule.split(':', 2).map((part) => part.trim()))
      .filter(([name, value]) => value && looks.includes(name!)),
  );

/** Rules for single classes, as drawing programs write them. */
function readClasses(svg: string): Map<string, Rules> {
  const classes = new Map<string, Rules>();
  for (const [, sheet = ''] of svg.matchAll(/<style[^>]*>([^]*?)<\/style>/g)) {
    for (const [, selectors = '', rules = ''] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      for (const [, name = ''] of selectors.matchAll(/\.([\w-]+)\s*(?=,|$)/g)) {
        classes.set(name, { ...classes.get(name), ...readRules(rules) });
      }
    }
  }
  return classes;
}

const classRules = (attributes: Rules, classes: ReadonlyMap<string, Rules>): Rules =>
  Object.assign(
    {},
    ...(attributes['class'] ?? '').split(/\s+/).map((name) => classes.get(name)),
    readRules(attributes['style'] ?? ''),
  ) as Rules;
