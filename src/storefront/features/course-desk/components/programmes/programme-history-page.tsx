import { useSuspenseQuery } from '@tanstack/react-query';
import type { DeskProgramme } from '#/contract/catalogue/programme-desk.ts';
import { countPages } from '#/domain/site/pagination.ts';
import { ChangeList } from '#/storefront/features/course-desk/components/history/change-list.tsx';
import {
  historyMutations,
  historyQueries,
} from '#/storefront/features/course-desk/history/history.queries.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { Pagination } from '#/storefront/ui/navigation/pagination.tsx';
import { CatalogueDeskPage } from '../catalogue-desk-page.tsx';

interface ProgrammeHistoryPageProps {
  programme: DeskProgramme;
  page: number;
  answer: FormAnswer | undefined;
}

export function ProgrammeHistoryPage({ programme, page, answer }: ProgrammeHistoryPageProps) {
  const { slug, titulo } = programme;
  const { data } = useSuspenseQuery(historyQueries.ofProgramme(slug, page));
  return (
    <CatalogueDeskPage
      of="programas"
      title="Histórico do programa"
      lead={
        <Link to="/gestao/programas/$slug" params={{ slug }} className={`${linkClass()} inline-block py-1`}>
          {titulo}
        </Link>
      }
    >
      <ChangeList
        changes={data.itens}
        undo={historyMutations.undoProgramme(slug)}
        answer={answerTo(answer, 'desfazer')}
      />
      <Pagination
        page={page}
        pages={countPages(data.totalItens)}
        label="Páginas do histórico"
        renderLink={(to, link) => (
          <Link
            to="/gestao/programas/$slug/historico"
            params={{ slug }}
            search={{ pagina: to === 1 ? undefined : to }}
            {...link}
          />
        )}
      />
    </CatalogueDeskPage>
  );
}
