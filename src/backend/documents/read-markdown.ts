import markdownIt, { type Token } from 'markdown-it';
import type { RichBlock, RichRun, RichText } from '#/domain/text/rich-text.ts';
import { isSafeLink } from '#/domain/text/safe-link.ts';

/** Lists in lists. */
const MOST_LEVELS = 4;
const mostFaults = 5;

/** HTML, pictures and links of any kind are found so that they can be refused; none is ever rendered. */
const reader = markdownIt('zero', { html: true, maxNesting: 60 }).enable([
  'heading',
  'hr',
  'list',
  'html_block',
  'html_inline',
  'emphasis',
  'link',
  'autolink',
  'image',
  'escape',
  'entity',
  'newline',
]);
reader.validateLink = () => true;

export interface ReadMarkdown {
  blocos: RichText;
  /** Why it can't be published as it is. */
  problemas: string[];
}

export function readMarkdown(source: string): ReadMarkdown {
  const found = new Set<string>();
  const blocos = readBlocks(reader.parse(source, {}), found);
  levelHeadings(blocos);
  return { blocos, problemas: [...found].slice(0, mostFaults) };
}

function readBlocks(tokens: readonly Token[], found: Set<string>): RichText {
  const root: RichText = [];
  /** Blocks of the innermost item last. */
  const open = [root];
  const lists: Extract<RichBlock, { tipo: 'lista' }>[] = [];
  let heading = 0;
  for (const token of tokens) {
    const inside = open.at(-1)!;
    switch (token.type) {
      case 'heading_open':
        heading = Number(token.tag.slice(1));
        break;
      case 'heading_close':
        heading = 0;
        break;
      case 'inline': {
        const partes = readRuns(token.children ?? [], found);
        if (heading > 0) inside.push({ tipo: 'titulo', nivel: heading, partes });
        else inside.push({ tipo: 'paragrafo', partes });
        break;
      }
      case 'html_block':
        found.add(htmlFault(token.content));
        inside.push({ tipo: 'paragrafo', partes: [{ texto: token.content.trim() }] });
        break;
      case 'hr':
        inside.push({ tipo: 'linha' });
        break;
      case 'ordered_list_open':
      case 'bullet_list_open': {
        const inicio = token.type === 'bullet_list_open' ? null : Number(token.attrGet('start') ?? 1);
        const list = { tipo: 'lista' as const, inicio, itens: [] };
        if (lists.push(list) > MOST_LEVELS) found.add(tooDeep);
        else inside.push(list);
        break;
      }
      case 'ordered_list_close':
      case 'bullet_list_close':
        lists.pop();
        break;
      case 'list_item_open': {
        const item: RichText = [];
        lists.at(-1)!.itens.push(item);
        open.push(item);
        break;
      }
      case 'list_item_close':
        open.pop();
        break;
    }
  }
  return root;
}

const tooDeep = `Há listas dentro de listas demais: use até ${MOST_LEVELS} níveis.`;
const htmlFault = (html: string) => `HTML não é aceito: retire ${excerpt(html)}`;
const excerpt = (text: string) => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
};

function readRuns(tokens: readonly Token[], found: Set<string>): RichRun[] {
  const runs: RichRun[] = [];
  const marks = { strong: 0, em: 0 };
  let link: string | undefined;
  function add(texto: string): void {
    if (texto === '') return;
    runs.push({
      texto,
      ...(marks.strong > 0 && { forte: true }),
      ...(marks.em > 0 && { enfase: true }),
      ...(link !== undefined && { link }),
    });
  }
  for (const token of tokens) {
    switch (token.type) {
      case 'text':
      case 'text_special':
        add(token.content);
        break;
      case 'softbreak':
        add(' ');
        break;
      case 'hardbreak':
        add('\n');
        break;
      case 'strong_open':
      case 'strong_close':
        marks.strong += token.nesting;
        break;
      case 'em_open':
      case 'em_close':
        marks.em += token.nesting;
        break;
      case 'link_open': {
        const href = String(token.attrGet('href') ?? '');
        if (isSafeLink(href)) link = href;
        else {
          found.add(
            `O link ${excerpt(href) || 'vazio'} não é aceito: comece com https://, mailto:, tel: ou com / para uma página da loja.`,
          );
        }
        break;
      }
      case 'link_close':
        link = undefined;
        break;
      case 'html_inline':
        found.add(htmlFault(token.content));
        add(token.content);
        break;
      case 'image':
        found.add(`Imagens não são aceitas: retire ![${excerpt(token.content)}]`);
        add(token.content);
        break;
    }
  }
  return runs;
}

/** The highest heading that is used becomes the first level. */
function levelHeadings(blocks: RichText): void {
  const headings = headingsOf(blocks);
  const used = [...new Set(headings.map(({ nivel }) => nivel))].toSorted((a, b) => a - b);
  for (const heading of headings) heading.nivel = Math.min(3, used.indexOf(heading.nivel) + 1);
}

const headingsOf = (blocks: RichText): Extract<RichBlock, { tipo: 'titulo' }>[] =>
  blocks.flatMap((block) =>
    block.tipo === 'titulo' ? [block] : block.tipo === 'lista' ? block.itens.flatMap(headingsOf) : [],
  );

/** The words alone. */
export const wordsIn = (partes: readonly RichRun[]) => partes.map(({ texto }) => texto).join('');
