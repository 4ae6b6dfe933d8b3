import type { ReactNode } from 'react';
import { Link } from '#/storefront/shared/page/link.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import type { Elements } from '#/storefront/ui/elements.ts';

interface CatalogueDeskPageProps {
  title: string;
  badge?: Elements;
  lead?: ReactNode;
  actions?: Elements;
  /** The course that the page is a part of; the list of courses when left out. */
  course?: { id: number; titulo: string };
  children: Elements;
}

/** A page of the school's catalogue, with the way back. */
export function CatalogueDeskPage({ title, badge, lead, actions, course, children }: CatalogueDeskPageProps) {
  return (
    <div className="mx-auto grid max-w-form grid-cols-1 gap-6 px-4 py-8 md:py-12">
      <header className="grid grid-cols-1 gap-3">
        <p>
          {course ? (
            <Link
              to="/gestao/cursos/$idCurso"
              params={{ idCurso: course.id }}
              className={`${linkClass()} inline-flex items-center gap-2 py-2.5`}
            >
              <Icon name="arrow-left" />
              <ChangingText>{course.titulo}</ChangingText>
            </Link>
          ) : (
            <Link to="/gestao/cursos" className={`${linkClass()} inline-flex items-center gap-2 py-2.5`}>
              <Icon name="arrow-left" />
              <span>Cursos</span>
            </Link>
          )}
        </p>
        <h1 className="text-title wrap-anywhere">{title}</h1>
        {badge && <p>{badge}</p>}
        {lead && <p className="text-muted">{keepWords(lead)}</p>}
        {actions}
      </header>
      {children}
    </div>
  );
}
