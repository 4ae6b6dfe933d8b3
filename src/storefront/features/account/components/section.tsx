import { createContext, useContext } from 'react';
import { Card } from '#/storefront/ui/display/card.tsx';
import { classNames } from '#/storefront/ui/class-names.ts';
import type { AccountSection } from '../account-sections.ts';
import type { Elements } from '#/storefront/ui/elements.ts';

export const OpenSection = createContext<AccountSection | null | undefined>(undefined);

interface SectionProps {
  id: AccountSection;
  title: string;
  children: Elements;
}

export function Section({ id, title, children }: SectionProps) {
  const open = useContext(OpenSection);
  return (
    <Card
      as="section"
      padding="lg"
      id={id}
      aria-labelledby={`${id}-titulo`}
      className={classNames(
        'grid scroll-mt-28 grid-cols-1 gap-5',
        open !== undefined && open !== id && 'max-lg:hidden',
      )}
    >
      <h2 id={`${id}-titulo`} tabIndex={-1} className="text-section outline-none">
        {title}
      </h2>
      {children}
    </Card>
  );
}
