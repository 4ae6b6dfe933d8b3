import type { ReactNode } from 'react';
import { Card } from '#/storefront/ui/display/card.tsx';

interface IdentificationProps {
  title: string;
  children: ReactNode;
  other: ReactNode;
}

export function Identification({ title, children, other }: IdentificationProps) {
  return (
    <Card as="section" padding="lg" aria-labelledby="identificacao" className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="identificacao" tabIndex={-1} className="text-section outline-none">
          {title}
        </h2>
        <p className="text-sm text-muted">{other}</p>
      </div>
      <div className="max-w-form">{children}</div>
    </Card>
  );
}
