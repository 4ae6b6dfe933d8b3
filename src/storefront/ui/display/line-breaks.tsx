import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** What people read as one word, though a browser breaks it: 'e-mail', 'NR-35', 'R$ 10.000'. */
const oneWord = /(\be-mails?\b[.,;:)]?|\bNR-\d+[.,;:)]?|R\$ [\d.,]+)/i;

/**
 * Running text that breaks between words only: neither within 'e-mail' or 'R$ 10', nor before the '·' that
 * ends what stands before it. Its characters stay those of a keyboard, to be found and copied as they read.
 * Text within marks of HTML is kept too; what a component draws is that component's.
 */
export function keepWords(children: ReactNode): ReactNode {
  return Children.map(children, (child) => {
    if (typeof child === 'string') return keepText(child);
    return isMark(child) && child.props.children !== undefined
      ? cloneElement(child, undefined, keepWords(child.props.children))
      : child;
  });
}

function keepText(text: string): string | ReactElement {
  const kept = text.replaceAll(' · ', '\u00A0· ');
  const parts = kept.split(oneWord);
  if (parts.length === 1) return kept;
  // Every second part is one of those words.
  const marked = Children.map(parts, (part, index) =>
    index % 2 === 1 ? <span className="whitespace-nowrap">{part}</span> : part,
  );
  return <span key={kept}>{marked}</span>;
}

function isMark(child: ReactNode): child is ReactElement<{ children?: ReactNode }> {
  return isValidElement(child) && (typeof child.type === 'string' || child.type === Fragment);
}
