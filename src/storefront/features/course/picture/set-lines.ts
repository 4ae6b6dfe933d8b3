import letters from './letters.json';

type Outline = readonly [advance: number, path: string];

const outlines = new Map(Object.entries(letters.outlines as unknown as Record<string, Outline>));
const unknownLetter = outlines.get('?')!;

export function widthOf(text: string, size: number): number {
  const units = [...text].reduce((sum, letter) => sum + outlineOf(letter)[0], 0);
  return (units * size) / letters.unitsPerEm;
}

/** Breaks between words; the last of `most` lines ends with an ellipsis. */
export function breakLines(
  text: string,
  { size, width, most }: { size: number; width: number; most: number },
): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  const stored = lines.slice(0, most);
  let last = stored[most - 1]!;
  while (last.includes(' ') && widthOf(`${last}…`, size) > width) last = last.slice(0, last.lastIndexOf(' '));
  stored[most - 1] = `${last}…`;
  return stored;
}

/** A line as outlines, its left end on `x` and its baseline on `y`: the picture needs no font then. */
export function drawLine(text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const scale = size / letters.unitsPerEm;
  let offset = 0;
  const drawn = [...text].map((letter) => {
    const [advance, path] = outlineOf(letter);
    const at = offset;
    offset += advance;
    return path && `<path transform="translate(${at} 0)" d="${path}"/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${drawn.join('')}</g>`;
}

function outlineOf(letter: string): Outline {
  return outlines.get(letter) ?? outlines.get(letter.normalize('NFD').charAt(0)) ?? unknownLetter;
}
