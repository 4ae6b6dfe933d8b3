import type { ReactNode } from 'react';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';

interface ImportFrameProps {
  title: string;
  lead: ReactNode;
  back: { to: '/gestao/cursos' | '/gestao/importar'; text: string };
  children: Elements;
}

export function ImportFrame({ title, lead, back, children }: ImportFrameProps) {
  return (
    <div className="container-page grid grid-cols-1 gap-8 py-8 md:py-12">
      <header className="grid max-w-form grid-cols-1 gap-3">
        <p>
          <Link to={back.to} className={`${linkClass()} inline-flex items-center gap-2 py-2.5`}>
            <Icon name="arrow-left" />
            <span>{back.text}</span>
          </Link>
        </p>
        <h1 className="text-title wrap-anywhere">{title}</h1>
        <p className="text-muted">{keepWords(lead)}</p>
      </header>
      {children}
    </div>
  );
}
