import { placeLogo, type Letterhead } from './letterhead.ts';
import { pageSize, Paper, type PaperElement } from './paper.ts';

const left = 20;
const width = pageSize.width - 2 * left;
/** Millimetres at most. */
const logoWidth = 48;
const bottom = pageSize.height - 22;

export interface LetterColumn {
  name: string;
  width: number;
  align?: 'right';
}

/** A document of running text on the shop's paper: headings, paragraphs, facts, tables, page after page. */
export class Letter {
  readonly #paper: Paper;
  readonly #footer: string;
  #y = 0;
  #pages = 0;
  #section: PaperElement | undefined;

  constructor(title: string, footer: string, company: Letterhead, now: Date) {
    this.#paper = new Paper(title, company.name, now);
    this.#footer = footer;
    this.#turnPage();
    const place = { x: left, width: width - (company.logo ? logoWidth + 6 : 0) };
    this.#paper.draw('P', undefined, () => {
      this.#paper.line(company.name, { ...place, y: 18, size: 11, font: 'bold' });
      this.#paper.line(company.cnpj && `CNPJ ${company.cnpj}`, { ...place, y: 23.2, size: 8.5, faint: true });
      this.#paper.line(company.address, { ...place, y: 27.2, size: 8.5, faint: true });
      this.#paper.line([company.phone, company.email].filter(Boolean).join(' · '), {
        ...place,
        y: 31.2,
        size: 8.5,
        faint: true,
      });
    });
    this.#drawLogo(company);
    this.#paper.decorate(() => this.#paper.rule(left, 38, left + width, 38));
    this.#y = 45;
  }

  #drawLogo({ name, logo }: Letterhead): void {
    if (!logo) return;
    const place = placeLogo(logo, { right: left + width, y: 16, width: logoWidth, height: 18 });
    const root = this.#paper.add('Sect');
    this.#paper.drawFigure(root, `Logo de ${name}`, place, () => this.#paper.picture(logo.png, place));
  }

  title(text: string): void {
    this.#text('H1', text, { size: 17, font: 'bold', after: 4 });
  }

  heading(text: string): void {
    this.#section = undefined;
    this.#y += 3;
    this.#space(14);
    this.#section = this.#paper.add('Sect');
    this.#text('H2', text, { size: 11.5, font: 'bold', after: 1.8 });
  }

  paragraph(text: string, { isFaint = false } = {}): void {
    this.#text('P', text, { size: isFaint ? 8.5 : 10, faint: isFaint, after: 2.6 });
  }

  /** An item of a list, behind its mark; `level` counts from 0. */
  item(list: PaperElement, mark: string, text: string, level: number): void {
    const indent = left + 5 * level;
    const place = { x: indent + 6, width: width - 6 - 5 * level, size: 10 };
    this.#pieces(text, place).forEach((piece, index) => {
      const height = this.#paper.heightOf(piece, { ...place, y: 0 });
      this.#space(height);
      const y = this.#y;
      const item = this.#paper.add('LI', list);
      if (index === 0 && mark) {
        this.#paper.draw('Lbl', item, () => this.#paper.line(mark, { x: indent, y, width: 6, size: 10 }));
      }
      this.#paper.draw('LBody', item, () => this.#paper.paragraph(piece, { ...place, y }));
      this.#y = y + height;
    });
    this.#y += 1.6;
  }

  list(): PaperElement {
    return this.#paper.add('L', this.#section);
  }

  facts(facts: readonly (readonly [name: string, value: string])[]): void {
    for (const [name, value] of facts) {
      const place = { x: left + 48, width: width - 48, size: 9 };
      const height = this.#paper.heightOf(value, { ...place, y: 0 });
      this.#space(height);
      const y = this.#y;
      this.#paper.draw('P', this.#section, () => {
        this.#paper.line(name, { x: left, y, width: 46, size: 9, faint: true });
        this.#paper.paragraph(value, { ...place, y });
      });
      this.#y = y + height + 1;
    }
    this.#y += 1.5;
  }

  table(columns: readonly LetterColumn[], rows: readonly (readonly string[])[]): void {
    const table = this.#paper.add('Table', this.#section);
    this.#row(
      table,
      columns,
      columns.map(({ name }) => name),
      true,
    );
    for (const row of rows) this.#row(table, columns, row, false);
    this.#y += 2.5;
  }

  finish(): Promise<Buffer<ArrayBuffer>> {
    return this.#paper.finish();
  }

  #row(
    table: PaperElement,
    columns: readonly LetterColumn[],
    texts: readonly string[],
    isHead: boolean,
  ): void {
    const font = isHead ? 'bold' : 'regular';
    const places = columns.map(
      (column, index) =>
        ({
          x: left + columns.slice(0, index).reduce((sum, before) => sum + before.width, 0),
          width: column.align === 'right' ? column.width : column.width - 3,
          size: 9.5,
          font,
          align: column.align ?? 'left',
        }) as const,
    );
    const height = Math.max(
      ...texts.map((text, index) => this.#paper.heightOf(text, { ...places[index]!, y: 0 })),
    );
    this.#space(height + 2);
    const y = this.#y + 1;
    const row = this.#paper.add('TR', table);
    texts.forEach((text, index) => {
      const draw = () => this.#paper.paragraph(text, { ...places[index]!, y });
      if (isHead) this.#paper.drawColumnHeading(row, draw);
      else this.#paper.draw('TD', row, draw);
    });
    this.#y = y + height + 1;
    this.#paper.decorate(() =>
      this.#paper.rule(left, this.#y, left + width, this.#y, { width: isHead ? 0.8 : 0.3 }),
    );
  }

  #text(
    kind: 'H1' | 'H2' | 'P',
    text: string,
    { after, ...look }: { size: number; font?: 'bold'; faint?: boolean; after: number },
  ): void {
    const place = { x: left, width, ...look };
    for (const piece of this.#pieces(text, place)) {
      const height = this.#paper.heightOf(piece, { ...place, y: 0 });
      this.#space(height);
      const y = this.#y;
      this.#paper.draw(kind, this.#section, () => this.#paper.paragraph(piece, { ...place, y }));
      this.#y = y + height;
    }
    this.#y += after;
  }

  #pieces(text: string, place: { x: number; width: number; size: number }): string[] {
    const most = bottom - 25;
    const pieces: string[] = [];
    let rest = text;
    while (this.#paper.heightOf(rest, { ...place, y: 0 }) > most) {
      let cut = Math.floor((rest.length * most) / this.#paper.heightOf(rest, { ...place, y: 0 }) / 1.2);
      cut = rest.lastIndexOf(' ', cut) > 0 ? rest.lastIndexOf(' ', cut) : cut;
      pieces.push(rest.slice(0, cut));
      rest = rest.slice(cut).trimStart();
    }
    return [...pieces, rest];
  }

  #space(height: number): void {
    if (this.#y + height > bottom) this.#turnPage();
  }

  #turnPage(): void {
    this.#paper.addPage();
    this.#pages += 1;
    this.#y = 20;
    const y = pageSize.height - 15;
    const place = { x: left, y, width, size: 7.5, faint: true };
    this.#paper.decorate(() => {
      this.#paper.line(this.#footer, { ...place, width: width - 25 });
      this.#paper.line(`Página ${this.#pages}`, { ...place, align: 'right' });
    });
  }
}
