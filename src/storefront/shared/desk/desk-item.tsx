import { Card } from '#/storefront/ui/display/card.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

interface DeskItemProps {
  id: string;
  title: string;
  badge?: Elements;
  lead?: Elements;
  children: Elements;
}

export function DeskItem({ id, title, badge, lead, children }: DeskItemProps) {
  return (
    <Card as="article" padding="lg" id={id} aria-labelledby={`${id}-nome`} className="grid grid-cols-1 gap-5">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id={`${id}-nome`} className="text-lg font-bold wrap-anywhere text-heading">
            {title}
          </h2>
          {badge}
        </div>
        {lead}
      </div>
      {children}
    </Card>
  );
}
