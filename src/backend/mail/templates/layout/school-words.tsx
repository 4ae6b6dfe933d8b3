import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { createContext, Fragment, type ReactNode, use } from 'react';
import type { RichBlock, RichRun, RichText } from '#/domain/text/rich-text.ts';
import { keepWords } from './keep-words.tsx';
import { useMailStyles } from './mail-styles.ts';

/** Words of a school with their fields filled. */
export interface SchoolWords {
  /** The shop's own when left out. */
  subject: string | undefined;
  opening: RichText;
  closing: RichText;
}

export const SchoolWordsContext = createContext<(SchoolWords & { shopUrl: string }) | undefined>(undefined);

/** What the school says first; `Greeting` holds it in the mails that greet. */
export function Opening() {
  const words = use(SchoolWordsContext);
  return words ? <Blocks blocks={words.opening} shopUrl={words.shopUrl} /> : null;
}

/** What the school says last. */
export function Closing() {
  const words = use(SchoolWordsContext);
  return words ? <Blocks blocks={words.closing} shopUrl={words.shopUrl} /> : null;
}

function Blocks({ blocks, shopUrl }: { blocks: RichText; shopUrl: string }) {
  return numbered(blocks).map(([block, key]) => <Block key={key} block={block} shopUrl={shopUrl} />);
}

function Block({ block, shopUrl }: { block: RichBlock; shopUrl: string }) {
  const mailStyles = useMailStyles();
  switch (block.tipo) {
    case 'titulo':
      return (
        <Heading as="h2" className="heading" style={mailStyles.heading}>
          <Runs runs={block.partes} shopUrl={shopUrl} />
        </Heading>
      );
    case 'paragrafo':
      return (
        <Text className="text" style={mailStyles.paragraph}>
          <Runs runs={block.partes} shopUrl={shopUrl} />
        </Text>
      );
    case 'linha':
      return <Hr className="rule" style={mailStyles.rule} />;
    case 'lista': {
      const items = numbered(block.itens).map(([item, key]) => (
        <li key={key} className="text" style={mailStyles.paragraph}>
          {numbered(item).map(([inner, place]) =>
            inner.tipo === 'paragrafo' ? (
              <Fragment key={place}>
                {place > 0 && <br />}
                <Runs runs={inner.partes} shopUrl={shopUrl} />
              </Fragment>
            ) : (
              <Block key={place} block={inner} shopUrl={shopUrl} />
            ),
          )}
        </li>
      ));
      return block.inicio === null ? (
        <ul style={mailStyles.list}>{items}</ul>
      ) : (
        <ol start={block.inicio} style={mailStyles.list}>
          {items}
        </ol>
      );
    }
  }
}

function Runs({ runs, shopUrl }: { runs: readonly RichRun[]; shopUrl: string }) {
  const mailStyles = useMailStyles();
  return numbered(runs).map(([{ texto, forte, enfase, link }, key]) => {
    let shown: ReactNode = withBreaks(texto);
    if (enfase) shown = <em>{shown}</em>;
    if (forte) shown = <strong>{shown}</strong>;
    return link === undefined ? (
      <Fragment key={key}>{shown}</Fragment>
    ) : (
      <Link
        key={key}
        href={link.startsWith('/') ? shopUrl + link : link}
        className="link"
        style={mailStyles.link}
      >
        {shown}
      </Link>
    );
  });
}

const withBreaks = (text: string) =>
  numbered(text.split('\n')).map(([line, key]) => (
    <Fragment key={key}>
      {key > 0 && <br />}
      {keepWords(line)}
    </Fragment>
  ));

/** A mail is drawn once, so that a place in it names what stands there. */
const numbered = <Item,>(items: readonly Item[]) => items.map((item, index) => [item, index] as const);
