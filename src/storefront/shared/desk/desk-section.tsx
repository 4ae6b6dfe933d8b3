import { Card } from '#/storefront/ui/display/card.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

export function DeskSection({ id, title, children }: { id: string; title: string; children: Elements }) {
  return (
    <Card as="section" padding="lg" aria-labelledby={id} className="grid min-w-0 grid-cols-1 gap-4">
      <h2 id={id} className="text-section">
        {title}
      </h2>
      {children}
    </Card>
  );
}
