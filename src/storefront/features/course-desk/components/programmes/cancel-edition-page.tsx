import type { DeskEdition, DeskProgramme } from '#/contract/catalogue/programme-desk.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { CatalogueDeskPage } from '../catalogue-desk-page.tsx';
import { Cancelling } from '../consequences/cancelling.tsx';

interface CancelEditionPageProps {
  programme: DeskProgramme;
  edition: DeskEdition;
  answer: FormAnswer | undefined;
}

export function CancelEditionPage({ programme, edition, answer }: CancelEditionPageProps) {
  const { id_oferta, codigo_turma } = edition;
  return (
    <Cancelling
      offerId={id_oferta}
      of="edicao"
      answer={answer}
      render={(title, children) => (
        <CatalogueDeskPage
          of="programas"
          title={title}
          lead={
            <Link
              to="/gestao/programas/$slug/edicoes/$idOferta"
              params={{ slug: programme.slug, idOferta: id_oferta }}
              className={`${linkClass()} inline-block py-1`}
            >
              {`${programme.titulo}, ${codigo_turma}`}
            </Link>
          }
        >
          {children}
        </CatalogueDeskPage>
      )}
    />
  );
}
