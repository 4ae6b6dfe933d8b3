import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../display/icon.tsx';
import { keepWords } from '../display/line-breaks.tsx';

interface AccordionProps {
  items: ReadonlyArray<{
    title: ReactNode;
    /** A fact at the right end of the line: hours of a module. */
    trailing?: ReactNode;
    content?: ReactNode;
    open?: boolean;
    id?: string;
  }>;
  headingLevel?: 'h2' | 'h3';
  name?: string;
  className?: string;
}

export function Accordion({ items, headingLevel, name, className }: AccordionProps) {
  const Title = headingLevel ?? 'span';
  return (
    <div className={classNames('accordions', className)}>
      {items.map(({ title, trailing, content, open, id }, index) =>
        content === undefined ? (
          <div key={id ?? index} id={id} className="accordion-line accordion-line-shut">
            <Title>{keepWords(title)}</Title>
            {trailing && <small>{trailing}</small>}
          </div>
        ) : (
          <details key={id ?? index} id={id} name={name} open={open} className="accordion">
            <summary className="accordion-line">
              <Title>{keepWords(title)}</Title>
              {trailing && <small>{trailing}</small>}
              <Icon name="chevron-down" />
            </summary>
            <div>{keepWords(content)}</div>
          </details>
        ),
      )}
    </div>
  );
}
