import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  interactive?: boolean;
  padding?: 'none' | 'md' | 'lg';
}

const paddings = { none: '', md: 'p-4', lg: 'p-4 md:p-6' } as const;

export function Card({ as: Tag = 'div', interactive, padding = 'md', className, ...rest }: CardProps) {
  const Element = Tag as 'div';
  return (
    <Element
      {...rest}
      className={classNames('card', interactive && 'card-interactive', paddings[padding], className)}
    />
  );
}
