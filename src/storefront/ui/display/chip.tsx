import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from './icon.tsx';
import { ChangingText } from '../changing-text.tsx';

export function chipClass({ selected }: { selected?: boolean } = {}, className?: string) {
  return classNames('chip', selected && 'chip-selected', className);
}

export function Chip({ selected, className, ...rest }: ComponentProps<'button'> & { selected?: boolean }) {
  return (
    <button
      type="button"
      aria-pressed={selected ?? false}
      {...rest}
      className={chipClass({ selected }, className)}
    />
  );
}

interface FilterChipLink {
  className: string;
  'aria-label': string;
  children: ReactNode;
}

type FilterChipProps = { label: string } & (
  | { onRemove: () => void; renderLink?: undefined }
  /** Real links, so that taking a filter away works without JavaScript. */
  | { renderLink: (link: FilterChipLink) => ReactNode; onRemove?: undefined }
);

export function FilterChip({ label, onRemove, renderLink }: FilterChipProps) {
  const link: FilterChipLink = {
    className:
      'inline-flex min-h-11 items-center gap-1 lg:min-h-8 rounded-full border border-primary-200 bg-primary-100 pr-2 pl-3 text-sm font-medium text-primary-800 transition-colors duration-fast hover:border-primary-600 hover:bg-primary-200 active:bg-primary-200',
    'aria-label': `Remover filtro ${label}`,
    children: (
      <>
        <ChangingText>{label}</ChangingText>
        <Icon name="close" size="sm" />
      </>
    ),
  };
  return renderLink ? renderLink(link) : <button type="button" onClick={onRemove} {...link} />;
}
