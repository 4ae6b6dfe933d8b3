import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

const oneWord = /(\be-mails?\b[.,;:)]?|\bNR-\d+[.,;:)]?|R\$ [\d.,]+)/i;

/** Keeps 'e-mail', 'R$ 10' and a final '·' from breaking, without changing the characters. */
export function keepWords(children: ReactNode): ReactNode {
  return Children.map(children, (child) => {
    if (typeof child === 'string') return keepText(child);
    return isMark(child) && child.props.children !== undefined
      ? cloneElement(child, undefined, keepWords(child.props.children))
      : child;
  });
}

function keepText(text: string): string | ReactElement {
  const stored = text.replaceAll(' · ', '\u00A0· ');
  const parts = stored.split(oneWord);
  if (parts.length === 1) return stored;
  // Every second part is one of those words.
  const marked = Children.map(parts, (part, index) =>
    index % 2 === 1 ? <span className="whitespace-nowrap">{part}</span> : part,
  );
  return <span key={stored}>{marked}</span>;
}

function isMark(child: ReactNode): child is ReactElement<{ children?: ReactNode }> {
  return isValidElement(child) && (typeof child.type === 'string' || child.type === Fragment);
}
