/** A piece of a line. A type, as interfaces aren't taken for plain data that pages are sent. */
export type RichRun = {
  texto: string;
  forte?: true | undefined;
  enfase?: true | undefined;
  link?: string | undefined;
};

export type RichBlock =
  | { tipo: 'titulo'; nivel: number; partes: RichRun[] }
  | { tipo: 'paragrafo'; partes: RichRun[] }
  | { tipo: 'linha' }
  /** `inicio` is the number of the first item; null where items have none. */
  | { tipo: 'lista'; inicio: number | null; itens: RichBlock[][] };

/** Markdown as it was read: no markup crosses the wire. */
export type RichText = RichBlock[];
