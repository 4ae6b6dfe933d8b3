import type { RichBlock, RichRun, RichText } from '#/domain/text/rich-text.ts';
import type { Letter } from './letter.ts';
import type { PaperElement } from './paper.ts';
import { wordsIn } from './read-markdown.ts';

export type LetterPart = (letter: Letter) => void;

/** Headings, paragraphs and lists, a part each, so that a long text is drawn in turns; without emphasis. */
export const drawRichText = (blocks: RichText): LetterPart[] =>
  blocks.flatMap((block): LetterPart[] => {
    switch (block.tipo) {
      case 'titulo':
        return [(letter) => letter.heading(wordsIn(block.partes))];
      case 'paragrafo':
        return [(letter) => letter.paragraph(wordsOf(block.partes))];
      case 'lista':
        return drawList(block, 0);
      case 'linha':
        return [];
    }
  });

function drawList(list: Extract<RichBlock, { tipo: 'lista' }>, level: number): LetterPart[] {
  let drawn: PaperElement | undefined;
  return list.itens.flatMap((item, index) =>
    item.flatMap((block, place): LetterPart[] => {
      if (block.tipo === 'lista') return drawList(block, level + 1);
      if (block.tipo === 'linha') return [];
      const mark = place > 0 ? '' : list.inicio === null ? '•' : `${list.inicio + index}.`;
      return [(letter) => letter.item((drawn ??= letter.list()), mark, wordsOf(block.partes), level)];
    }),
  );
}

/** Where a link leads is said where its words don't. */
const wordsOf = (partes: readonly RichRun[]) =>
  partes
    .map(({ texto, link }) => {
      const target = link?.replace(/^(?:mailto|tel):/i, '');
      return target === undefined || target.includes(texto) ? texto : `${texto} (${target})`;
    })
    .join('');
