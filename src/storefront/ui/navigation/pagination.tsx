import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../display/icon.tsx';
import { pageWindow } from './page-window.ts';

interface PageLink {
  className: string;
  children: ReactNode;
  'aria-label': string;
  'aria-current': 'page' | undefined;
  rel: 'prev' | 'next' | undefined;
}

interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  renderLink: (page: number, link: PageLink) => ReactNode;
  label?: string;
}

const cell =
  'grid h-11 w-10 md:w-11 place-items-center rounded-md border text-base font-semibold tabular-nums transition-colors duration-fast';
const plain =
  'border-transparent text-primary-700 hover:border-line hover:bg-primary-50 active:bg-primary-100';

/** Real links to at most five pages, the one before and the one after. With one page it renders nothing. */
export function Pagination({ page, pages, renderLink, label = 'Páginas' }: PaginationProps) {
  if (pages <= 1) return null;
  const step = (to: number, name: string, rel: 'prev' | 'next') =>
    to < 1 || to > pages ? (
      <span className={classNames(cell, 'border-transparent text-steel-500')} aria-hidden="true">
        <Icon name={rel === 'prev' ? 'chevron-left' : 'chevron-right'} />
      </span>
    ) : (
      renderLink(to, {
        className: classNames(cell, plain),
        children: <Icon name={rel === 'prev' ? 'chevron-left' : 'chevron-right'} />,
        'aria-label': name,
        'aria-current': undefined,
        rel,
      })
    );
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center justify-center md:gap-1">
        <li>{step(page - 1, 'Página anterior', 'prev')}</li>
        {pageWindow(page, pages).map((number) => (
          <li key={number}>
            {renderLink(number, {
              className: classNames(cell, number === page ? 'border-heading bg-heading text-on-fill' : plain),
              children: number,
              'aria-label': `Página ${number}`,
              'aria-current': number === page ? 'page' : undefined,
              rel: undefined,
            })}
          </li>
        ))}
        <li>{step(page + 1, 'Próxima página', 'next')}</li>
      </ul>
    </nav>
  );
}
