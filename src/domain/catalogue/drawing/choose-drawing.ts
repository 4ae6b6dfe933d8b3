import { hashText } from '#/domain/site/hash-text.ts';
import { slugWords, slugify } from '#/domain/text/slug.ts';
import { areaMotifs, type MotifOfArea } from './area-motifs.ts';
import { type MotifName, motifNames } from './motif-names.ts';

/** What is drawn for a course: its address says all of it. */
export interface Drawing {
  /** Slug of the area's group, whose hue it has. */
  area: string;
  /** The first is large. */
  motifs: readonly [MotifName, MotifName, MotifName];
  /** Chooses composition, place and colours; less than 2 ** 24. */
  seed: number;
  /** The school's, as `rrggbb`. */
  ink: string;
  accent: string;
}

/** Goes up when the same address would show another drawing. */
const GRAMMAR = 1;

const allMotifs = Object.values(areaMotifs).flat();

/** The same title in the same area gives the same drawing. */
export function chooseDrawing(
  course: { titulo: string; area: string },
  colours: Pick<Drawing, 'ink' | 'accent'>,
): Drawing {
  const words = slugWords(slugify(course.titulo));
  const seed = hashOf(`${course.area} ${words}`);
  const own = Object.hasOwn(areaMotifs, course.area) ? areaMotifs[course.area] : undefined;
  // Of an area that isn't known here, the title alone says what is drawn.
  const found = asked(course.area === 'geral' ? allMotifs : (own ?? allMotifs), words);
  const rest = shuffled(own ?? areaMotifs['geral']!, seed);
  const [first, second, third] = new Set([...found, ...rest].map(([motif]) => motif));
  return { ...colours, area: course.area, motifs: [first!, second!, third!], seed };
}

const asked = (motifs: readonly MotifOfArea[], words: string) =>
  motifs.filter(([, asks]) => asks?.test(words));

function shuffled(motifs: readonly MotifOfArea[], seed: number): MotifOfArea[] {
  return motifs
    .map((motif, index) => ({ motif, place: hashOf(`${seed} ${index}`) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ motif }) => motif);
}

/** 24 bits. */
function hashOf(text: string): number {
  const hash = hashText(text);
  return (hash ^ (hash >>> 24)) & 0xffffff;
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/** `/og/automotiva-10a1b2c3f00ff-0a1f3ff2690d.svg` */
export function drawingPath({ area, motifs, seed, ink, accent }: Drawing): string {
  const chosen = motifs.map((motif) => hex(motifNames.indexOf(motif), 2)).join('');
  return `/og/${area}-${GRAMMAR}${chosen}${hex(seed, 6)}-${ink}${accent}.svg`;
}

const pattern =
  /^([a-z0-9]+(?:-[a-z0-9]+)*)-(\d)((?:[0-9a-f]{2}){3})([0-9a-f]{6})-([0-9a-f]{6})([0-9a-f]{6})\.svg$/;

/** What the last segment of an address says; undefined for anything else. */
export function parseDrawing(name: string): Drawing | undefined {
  const [, area, grammar, chosen, seed, ink, accent] = pattern.exec(name) ?? [];
  if (Number(grammar) !== GRAMMAR) return undefined;
  const motifs = [0, 2, 4].map((at) => motifNames[Number.parseInt(chosen!.slice(at, at + 2), 16)]);
  if (motifs.includes(undefined)) return undefined;
  return {
    area: area!,
    motifs: motifs as unknown as Drawing['motifs'],
    seed: Number.parseInt(seed!, 16),
    ink: ink!,
    accent: accent!,
  };
}
