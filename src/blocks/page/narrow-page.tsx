import type { ReactNode } from 'react';
import { Card } from '#/ui/display/card.tsx';

interface NarrowPageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
  /** Ways on, below the card. */
  other?: ReactNode;
}

/** A page with one thing to do. */
export function NarrowPage({ title, lead, children, other }: NarrowPageProps) {
  return (
    <div className="mx-auto grid max-w-form gap-6 px-4 py-8 md:py-12">
      <div className="grid gap-2">
        <h1 className="text-title">{title}</h1>
        <p className="text-muted wrap-anywhere">{lead}</p>
      </div>
      <Card padding="lg">{children}</Card>
      {/* A form may stand here, which no paragraph holds. */}
      {other && <div className="text-center">{other}</div>}
    </div>
  );
}
