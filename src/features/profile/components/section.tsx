import type { ReactNode } from 'react';
import { Card } from '#/ui/card.tsx';

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function Section({ id, title, children }: SectionProps) {
  return (
    <Card
      as="section"
      padding="lg"
      id={id}
      aria-labelledby={`${id}-titulo`}
      className="grid scroll-mt-28 grid-cols-1 gap-5"
    >
      <h2 id={`${id}-titulo`} className="text-section">
        {title}
      </h2>
      {children}
    </Card>
  );
}
