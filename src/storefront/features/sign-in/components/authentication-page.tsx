import type { ReactNode } from 'react';
import { Card } from '#/storefront/ui/display/card.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

interface AuthenticationPageProps {
  title: string;
  lead: string;
  alert?: Elements;
  children: ReactNode;
  other: ReactNode;
}

export function AuthenticationPage({ title, lead, alert, children, other }: AuthenticationPageProps) {
  return (
    <div className="mx-auto grid max-w-form gap-6 px-4 py-8 md:py-12">
      <div className="grid gap-2">
        <h1 className="text-title">{title}</h1>
        <p className="text-muted">{lead}</p>
      </div>
      {alert}
      <Card padding="lg">{children}</Card>
      <p className="text-center">{other}</p>
    </div>
  );
}
