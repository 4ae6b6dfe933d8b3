import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Breadcrumb } from '#/ui/navigation/breadcrumb.tsx';

/** A page of running text, in the measure that reads best. */
export function TextPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="container-page grid gap-8 py-6">
      <Breadcrumb
        items={[{ text: title }]}
        renderLink={({ href: _home, ...link }) => <Link to="/" {...link} />}
      />
      <header className="grid max-w-prose gap-3">
        <h1 className="text-title">{title}</h1>
        <p className="text-muted">{lead}</p>
      </header>
      <div className="grid max-w-prose gap-8">{children}</div>
    </div>
  );
}
