import type { ReactNode } from 'react';
import { Card } from '#/storefront/ui/display/card.tsx';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

interface NarrowPageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
  next?: Elements;
  other?: ReactNode;
}

const otherWays = 'text-center [&_a:not(.button)]:inline-block [&_a:not(.button)]:py-2.5';

export function NarrowPage({ title, lead, children, next, other }: NarrowPageProps) {
  return (
    <div className="mx-auto grid max-w-form gap-6 px-4 py-8 md:py-12">
      <div className="grid gap-2">
        <h1 className="text-title">{keepWords(title)}</h1>
        <p className="text-muted wrap-anywhere">{keepWords(lead)}</p>
      </div>
      <Card padding="lg">{children}</Card>
      {next}
      {other && <div className={otherWays}>{other}</div>}
    </div>
  );
}
