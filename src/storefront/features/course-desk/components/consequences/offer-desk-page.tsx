import type { DeskCourse, DeskOffer } from '#/contract/catalogue/course-desk.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { CatalogueDeskPage } from '../catalogue-desk-page.tsx';
import { describeOffer } from '../offer-list.tsx';

interface OfferDeskPageProps {
  course: DeskCourse;
  offer: DeskOffer;
  title: string;
  children: Elements;
}

/** A page about one offer, with the way back to it. */
export function OfferDeskPage({ course, offer, title, children }: OfferDeskPageProps) {
  return (
    <CatalogueDeskPage
      title={title}
      course={{ id: course.id_produto, titulo: course.titulo }}
      actions={
        <p>
          <Link
            to="/gestao/cursos/$idCurso/turmas/$idOferta"
            params={{ idCurso: course.id_produto, idOferta: offer.id_oferta }}
            className={`${linkClass()} inline-block py-1`}
          >
            {`Turma ${offer.codigo_turma} · ${describeOffer(offer)}`}
          </Link>
        </p>
      }
    >
      {children}
    </CatalogueDeskPage>
  );
}
