import type { ReactNode } from 'react';
import { Badge } from '#/ui/badge.tsx';
import { Card } from '#/ui/card.tsx';

interface StepProps {
  id: string;
  number: number;
  title: string;
  /** Nothing is missing in it any more. */
  done?: boolean;
  children?: ReactNode;
}

/** One step of the page, with its number. Without content it only shows that it comes. */
export function Step({ id, number, title, done, children }: StepProps) {
  return (
    <Card as="section" padding="lg" aria-labelledby={id} className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2
          id={id}
          tabIndex={-1}
          className={`flex items-center gap-3 text-section outline-none ${children ? '' : 'text-muted'}`}
        >
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-full bg-ink-900 text-base text-white"
          >
            {number}
          </span>
          {title}
        </h2>
        {done && <Badge tone="success">Preenchido</Badge>}
      </div>
      {children}
    </Card>
  );
}
