import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../display/icon.tsx';
import { keepWords } from '../display/line-breaks.tsx';

interface AccordionProps {
  items: ReadonlyArray<{
    title: ReactNode;
    /** A fact at the right end of the line: hours of a module. */
    trailing?: ReactNode;
    /** Nothing to show: then the line doesn't open. */
    content?: ReactNode;
    open?: boolean;
    id?: string;
  }>;
  /** Level of the titles, where they are headings. */
  headingLevel?: 'h2' | 'h3';
  /** With a name only one item is open at a time. */
  name?: string;
  className?: string;
}

/** Native disclosure: works without JavaScript, and find-in-page opens what it finds. */
export function Accordion({ items, headingLevel, name, className }: AccordionProps) {
  const Title = headingLevel ?? 'span';
  return (
    <div
      className={classNames(
        'divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface',
        className,
      )}
    >
      {items.map(({ title, trailing, content, open, id }, index) =>
        content === undefined ? (
          <div
            key={id ?? index}
            id={id}
            className="flex items-center gap-4 px-4 py-4 pe-13 text-base font-semibold text-heading md:px-6 md:pe-15"
          >
            <Title className="min-w-0 flex-1 text-base">{keepWords(title)}</Title>
            {trailing && <span className="text-sm font-normal text-muted">{trailing}</span>}
          </div>
        ) : (
          <details key={id ?? index} id={id} name={name} open={open} className="accordion group">
            <summary className="flex list-none items-center gap-4 px-4 py-4 text-base font-semibold text-heading transition-colors duration-fast hover:bg-steel-50 focus-visible:-outline-offset-3 active:bg-steel-100 md:px-6 [&::-webkit-details-marker]:hidden">
              <Title className="min-w-0 flex-1 text-base">{keepWords(title)}</Title>
              {trailing && <span className="text-sm font-normal text-muted">{trailing}</span>}
              <Icon
                name="chevron-down"
                className="text-blue-600 transition-transform duration-base group-open:rotate-180"
              />
            </summary>
            <div className="px-4 pb-5 md:px-6">{keepWords(content)}</div>
          </details>
        ),
      )}
    </div>
  );
}
