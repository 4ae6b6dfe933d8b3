import type { RichBlock, RichRun, RichText } from '#/domain/text/rich-text.ts';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';

interface RichTextBlocksProps {
  blocks: RichText;
  /** The level of its highest headings. */
  level: 2 | 3;
}

/** A text that the school wrote in Markdown. */
export function RichTextBlocks({ blocks, level }: RichTextBlocksProps) {
  return numbered(blocks).map(([block, key]) => <Block key={key} block={block} level={level} />);
}

function Block({ block, level }: { block: RichBlock; level: 2 | 3 }) {
  switch (block.tipo) {
    case 'titulo': {
      const Heading = headings[level + block.nivel - 3]!;
      const isLarge = level === 2 && block.nivel === 1;
      return (
        <Heading className={isLarge ? 'mt-5 text-section first:mt-0' : 'mt-2 font-semibold first:mt-0'}>
          <Runs runs={block.partes} />
        </Heading>
      );
    }
    case 'paragrafo':
      return (
        <p className="whitespace-pre-line wrap-anywhere">
          <Runs runs={block.partes} />
        </p>
      );
    case 'linha':
      return <hr className="border-line" />;
    case 'lista': {
      const items = numbered(block.itens).map(([item, key]) => (
        <li key={key}>
          <div className="grid grid-cols-1 gap-2">
            <RichTextBlocks blocks={item} level={level} />
          </div>
        </li>
      ));
      return block.inicio === null ? (
        <ul className="grid grid-cols-1 list-disc gap-2 ps-6">{items}</ul>
      ) : (
        <ol start={block.inicio} className="grid grid-cols-1 list-decimal gap-2 ps-8">
          {items}
        </ol>
      );
    }
  }
}

const headings = ['h2', 'h3', 'h4', 'h5'] as const;

function Runs({ runs }: { runs: readonly RichRun[] }) {
  return numbered(runs).map(([{ texto, forte, enfase, link }, key]) => {
    let shown = keepWords(texto);
    if (enfase) shown = <em>{shown}</em>;
    if (forte) shown = <strong>{shown}</strong>;
    return link === undefined ? (
      <span key={key}>{shown}</span>
    ) : (
      <a key={key} href={link} className={linkClass()}>
        {shown}
      </a>
    );
  });
}

/** A published text never changes, so that a place in it names what stands there. */
const numbered = <Item,>(items: readonly Item[]) => items.map((item, index) => [item, index] as const);
