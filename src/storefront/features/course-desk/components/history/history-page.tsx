import { useSuspenseQuery } from '@tanstack/react-query';
import type { DeskCourse } from '#/contract/catalogue/course-desk.ts';
import { countPages } from '#/domain/site/pagination.ts';
import {
  historyMutations,
  historyQueries,
} from '#/storefront/features/course-desk/history/history.queries.ts';
import type { HistorySearch } from '#/storefront/features/course-desk/history/history.search.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { Pagination } from '#/storefront/ui/navigation/pagination.tsx';
import { CatalogueDeskPage } from '../catalogue-desk-page.tsx';
import { ChangeList } from './change-list.tsx';

interface HistoryPageProps {
  course: DeskCourse;
  search: HistorySearch;
  answer: FormAnswer | undefined;
}

/** What was changed in a course and its offers, by whom and from what. */
export function HistoryPage({ course, search, answer }: HistoryPageProps) {
  const { pagina = 1, turma } = search;
  const { data } = useSuspenseQuery(historyQueries.of(course.id_produto, { turma, pagina }));
  const params = { idCurso: course.id_produto };
  const offer = course.turmas.find(({ id_oferta }) => id_oferta === turma);
  return (
    <CatalogueDeskPage
      title={offer ? `Histórico da turma ${offer.codigo_turma}` : 'Histórico do curso'}
      lead={
        offer
          ? 'O que mudou nesta turma, quando e por quem.'
          : 'O que mudou no curso e nas turmas dele, quando e por quem.'
      }
      course={{ id: course.id_produto, titulo: course.titulo }}
    >
      {offer && (
        <p>
          <Link
            to="/gestao/cursos/$idCurso/historico"
            params={params}
            className={`${linkClass()} inline-block py-1`}
          >
            Ver o histórico do curso todo
          </Link>
        </p>
      )}
      <ChangeList
        changes={data.itens}
        undo={historyMutations.undo(course.id_produto)}
        answer={answerTo(answer, 'desfazer')}
      />
      <Pagination
        page={pagina}
        pages={countPages(data.totalItens)}
        label="Páginas do histórico"
        renderLink={(to, link) => (
          <Link
            to="/gestao/cursos/$idCurso/historico"
            params={params}
            search={{ turma, pagina: to === 1 ? undefined : to }}
            {...link}
          />
        )}
      />
    </CatalogueDeskPage>
  );
}
