import { Link } from '#/storefront/shared/page/link.tsx';
import type { ReactNode } from 'react';
import { classNames } from '#/storefront/ui/class-names.ts';
import { Breadcrumb } from '#/storefront/ui/navigation/breadcrumb.tsx';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';

interface TextPageProps {
  title: string;
  lead: string;
  wide?: true;
  children: ReactNode;
}

export function TextPage({ title, lead, wide, children }: TextPageProps) {
  return (
    <div className="container-page grid gap-8 py-6">
      <Breadcrumb
        items={[{ text: title }]}
        renderLink={({ href: _home, ...link }) => <Link to="/" {...link} />}
      />
      <header className="grid max-w-prose gap-3">
        <h1 className="text-title">{title}</h1>
        <p className="text-muted">{keepWords(lead)}</p>
      </header>
      <div className={classNames('grid gap-8', !wide && 'max-w-prose')}>{children}</div>
    </div>
  );
}
