import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Pdf from 'pdfkit';
import { documentFont, type FontName, fontNames } from './document-fonts.ts';
import { drawableText } from './drawable-text.ts';

const POINTS_A_MM = 72 / 25.4;
const INK = '#16181d';
const FAINT = '#4b515c';

/** A4, in millimetres. */
export const pageSize = { width: 210, height: 297 } as const;

export interface TextPlace {
  x: number;
  y: number;
  width: number;
  size: number;
  font?: FontName;
  align?: 'left' | 'center' | 'right';
  faint?: boolean;
}

type ElementKind =
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'P'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure';

export type PaperElement = PDFKit.PDFStructureElement;

/**
 * Builds a tagged A4 PDF: text in an embedded font, title, language, and a structure tree in reading order
 * (DOCUMENT-1).
 */
export class Paper {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: PaperElement;
  readonly #chunks: Buffer[] = [];

  constructor(title: string, author: string, now: Date) {
    this.#pdf = new Pdf({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      subset: 'PDF/UA' as never,
      tagged: true,
      displayTitle: true,
      lang: 'pt-BR',
      info: { Title: title, Author: author, CreationDate: now, ModDate: now },
    });
    for (const name of fontNames) this.#pdf.registerFont(name, documentFont(name) as never);
    this.#pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
  }

  addPage(): void {
    this.#pdf.addPage();
  }

  add(kind: ElementKind, parent: PaperElement = this.#root): PaperElement {
    const element = this.#pdf.struct(kind);
    parent.add(element);
    return element;
  }

  draw(kind: ElementKind, parent: PaperElement | undefined, content: () => void): void {
    (parent ?? this.#root).add(this.#pdf.struct(kind, {}, content));
  }

  drawColumnHeading(row: PaperElement, content: () => void): void {
    row.add(this.#pdf.struct('TH', elementOptions({ scope: 'Column' }), content));
  }

  /** Nothing more is added to an element: it is written now, and not with all others at the end. */
  end(element: PaperElement): void {
    element.end();
  }

  drawFigure(
    parent: PaperElement,
    alt: string,
    { x, y, width, height }: { x: number; y: number; width: number; height: number },
    content: () => void,
  ): void {
    const bbox: [number, number, number, number] = [mm(x), mm(y), mm(x + width), mm(y + height)];
    parent.add(this.#pdf.struct('Figure', elementOptions({ alt, bbox }), content));
  }

  /** A PNG, as large as its place. */
  picture(png: Uint8Array, { x, y, width, height }: Omit<TextPlace, 'size'> & { height: number }): void {
    this.#pdf.image(Buffer.from(png), mm(x), mm(y), { width: mm(width), height: mm(height) });
  }

  decorate(content: () => void): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    content();
    this.#pdf.endMarkedContent();
  }

  line(text: string, place: TextPlace): void {
    const width = mm(place.width);
    let shown = this.#useFont(text, place);
    let { size } = place;
    while (size > 5 && this.#pdf.widthOfString(shown) > width) this.#pdf.fontSize((size -= 0.25));
    while (shown.length > 1 && this.#pdf.widthOfString(shown) > width) shown = `${shown.slice(0, -2)}…`;
    const rest = width - this.#pdf.widthOfString(shown);
    const indent = place.align === 'right' ? rest : place.align === 'center' ? rest / 2 : 0;
    this.#pdf.text(shown, mm(place.x) + indent, mm(place.y), { lineBreak: false });
  }

  paragraph(text: string, place: TextPlace): number {
    const shown = this.#useFont(text, place);
    this.#pdf.text(shown, mm(place.x), mm(place.y), textOptions(place));
    return this.#pdf.y / POINTS_A_MM;
  }

  /** How high {@link Paper.paragraph} would be, in millimetres. */
  heightOf(text: string, place: TextPlace): number {
    return this.#pdf.heightOfString(this.#useFont(text, place), textOptions(place)) / POINTS_A_MM;
  }

  rule(x1: number, y1: number, x2: number, y2: number, { width = 0.6, isDashed = false } = {}): void {
    this.#pdf.save().lineWidth(width).strokeColor(INK);
    if (isDashed) this.#pdf.dash(3, { space: 3 });
    this.#pdf.moveTo(mm(x1), mm(y1)).lineTo(mm(x2), mm(y2)).stroke().restore();
  }

  /** Bars and gaps alternate; measures in millimetres. */
  bars(
    widths: readonly number[],
    { x, y, width, height }: { x: number; y: number; width: number; height: number },
  ): void {
    const unit = width / widths.reduce((sum, each) => sum + each, 0);
    let left = x;
    widths.forEach((each, index) => {
      if (index % 2 === 0) this.#pdf.rect(mm(left), mm(y), mm(each * unit), mm(height));
      left += each * unit;
    });
    this.#pdf.fill('#000');
  }

  /** Yields to other work: long documents are made in pieces (DOCUMENT-6). */
  async rest(): Promise<void> {
    await nextTurn();
  }

  async finish(): Promise<Buffer<ArrayBuffer>> {
    this.#root.end();
    const ended = once(this.#pdf, 'end');
    this.#pdf.end();
    await ended;
    return Buffer.concat(this.#chunks);
  }

  #useFont(text: string, { font = 'regular', size, faint = false }: TextPlace): string {
    this.#pdf
      .font(font)
      .fontSize(size)
      .fillColor(faint ? FAINT : INK);
    return drawableText(text);
  }
}

const elementOptions = (options: {
  alt?: string;
  scope?: 'Column';
  bbox?: [number, number, number, number];
}): PDFKit.Mixins.StructureElementOptions => options;

const mm = (length: number) => length * POINTS_A_MM;

const textOptions = ({ width, align = 'left' }: TextPlace): PDFKit.Mixins.TextOptions => ({
  width: mm(width),
  align,
  lineGap: 1.5,
});
