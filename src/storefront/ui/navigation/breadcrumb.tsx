import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../display/icon.tsx';
import { linkClass } from './link-class.ts';

interface BreadcrumbItem {
  text: string;
  href?: string;
}

interface BreadcrumbProps {
  items: readonly BreadcrumbItem[];
  /**
   * Makes the link of an item: `({ href: _home, ...link }) => <Link to="/" {...link} />`. A plain `<a>` when
   * left out.
   */
  renderLink?: (link: { href: string; className: string; children: ReactNode }) => ReactElement;
}

const item = 'inline-flex min-h-8 items-center lg:min-h-6';

export function Breadcrumb({ items, renderLink = (link) => <a {...link} /> }: BreadcrumbProps) {
  return (
    // Links of 44 px on a phone: part of their height is the air around them.
    <nav aria-label="Você está aqui" className="-my-2 lg:my-0">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm lg:gap-y-1 text-muted">
        <li className={item}>
          {renderLink({
            href: '/',
            className: linkClass('quiet', '-mx-2.5 grid h-11 w-11 place-items-center lg:mx-0 lg:size-6'),
            children: <Icon name="home" size="sm" label="Página inicial" />,
          })}
        </li>
        {items.map(({ text, href }, index) => (
          <li
            key={text}
            // On a phone the title beneath says the same, and the way up fits into fewer lines.
            className={classNames(
              item,
              'gap-2',
              !href && (index > 0 ? 'max-md:sr-only' : 'max-md:min-w-0 max-md:flex-1'),
            )}
            aria-current={href ? undefined : 'page'}
          >
            <Icon name="chevron-right" size="sm" className="shrink-0 text-steel-500" />
            {href ? (
              renderLink({
                href,
                className: linkClass(
                  'quiet',
                  'inline-flex min-h-11 min-w-10 items-center lg:min-h-6 lg:min-w-0',
                ),
                children: text,
              })
            ) : (
              <span>{text}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
