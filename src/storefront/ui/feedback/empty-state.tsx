import type { ReactNode } from 'react';
import { keepWords } from '../display/line-breaks.tsx';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** Address of the picture; the drawing of an empty shelf when left out, none with `null`. */
  picture?: string | null;
  level?: 1 | 2 | 3;
}

export function EmptyState({
  title,
  children,
  actions,
  picture = '/images/illustrations/empty.webp',
  level = 2,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mx-auto flex max-w-prose flex-col items-center px-4 py-12 text-center">
      {picture && <img src={picture} alt="" width={320} height={240} loading="lazy" className="mb-6 w-60" />}
      <Heading className="text-section">{title}</Heading>
      {children && (
        <div className="mt-2 text-base text-balance text-muted [&_p]:text-balance">{keepWords(children)}</div>
      )}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
