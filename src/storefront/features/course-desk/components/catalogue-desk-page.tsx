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
  /** The course that the page is a part of. */
  course?: { id: number; titulo: string };
  /** Of which list else; of the courses when left out. */
  of?: keyof typeof lists;
  children: Elements;
}

const lists = {
  cursos: { to: '/gestao/cursos', text: 'Cursos' },
  unidades: { to: '/gestao/unidades', text: 'Unidades' },
  cupons: { to: '/gestao/cupons', text: 'Cupons' },
  campanhas: { to: '/gestao/campanhas', text: 'Campanhas' },
  programas: { to: '/gestao/programas', text: 'Programas' },
  professores: { to: '/gestao/professores', text: 'Professores' },
  nomes: { to: '/gestao/nomes', text: 'Nomes do catálogo' },
} as const;

/** A page of the school's catalogue, with the way back. */
export function CatalogueDeskPage(props: CatalogueDeskPageProps) {
  const { title, badge, lead, actions, course, of = 'cursos', children } = props;
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
            <Link to={lists[of].to} className={`${linkClass()} inline-flex items-center gap-2 py-2.5`}>
              <Icon name="arrow-left" />
              <span>{lists[of].text}</span>
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
