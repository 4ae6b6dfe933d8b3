import { Card } from '#/storefront/ui/display/card.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { VisuallyHidden } from '#/storefront/ui/visually-hidden.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

interface StepProps {
  id: string;
  number: number;
  title: string;
  done?: boolean;
  children?: Elements;
}

export function Step({ id, number, title, done, children }: StepProps) {
  return (
    <Card as="section" padding="lg" aria-labelledby={id} className="grid gap-5">
      <h2
        id={id}
        tabIndex={-1}
        className={`flex items-center gap-3 text-section outline-none ${children ? '' : 'text-muted'}`}
      >
        <span
          aria-hidden="true"
          className={`grid size-8 shrink-0 place-items-center rounded-full text-base text-on-fill ${done ? 'bg-success-strong' : 'bg-heading'}`}
        >
          {done ? <Icon name="check" /> : number}
        </span>
        <span>
          <ChangingText>{title}</ChangingText>
          {done && <VisuallyHidden> (preenchido)</VisuallyHidden>}
        </span>
      </h2>
      {children}
    </Card>
  );
}
