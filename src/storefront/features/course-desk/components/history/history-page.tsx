import { useSuspenseQuery } from '@tanstack/react-query';
import type { DeskCourse } from '#/contract/catalogue/course-desk.ts';
import { countPages } from '#/domain/site/pagination.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import type {
  ChangedField,
  DescribedChange,
} from '#/storefront/features/course-desk/history/describe-change.ts';
import {
  historyMutations,
  historyQueries,
} from '#/storefront/features/course-desk/history/history.queries.ts';
import type { HistorySearch } from '#/storefront/features/course-desk/history/history.search.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { OnePressForm } from '#/storefront/shared/desk/one-press-form.tsx';
import { DeskFold } from '#/storefront/shared/desk/desk-fold.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { Pagination } from '#/storefront/ui/navigation/pagination.tsx';
import { CatalogueDeskPage } from '../catalogue-desk-page.tsx';

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
  const undone = answerTo(answer, 'desfazer');
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
      {data.itens.length === 0 ? (
        <EmptyState title="Nada mudou ainda">
          O que já estava na loja, ou chegou novo por importação, aparece a partir da primeira mudança.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {data.itens.map((change) => (
            <ChangeItem
              key={change.id}
              courseId={course.id_produto}
              change={change}
              answer={undone?.entries['mudanca'] === String(change.id) ? undone : undefined}
            />
          ))}
        </ul>
      )}
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

interface ChangeItemProps {
  courseId: number;
  change: DescribedChange;
  answer: FormAnswer | undefined;
}

function ChangeItem({ courseId, change, answer }: ChangeItemProps) {
  const { id, em, quem, desfazivel, titulo, motivo, campos } = change;
  return (
    <Card as="li" padding="lg" className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-1 gap-1">
        <h2 className="font-semibold text-heading wrap-anywhere">{titulo}</h2>
        <p className="text-sm text-muted wrap-anywhere">
          {`${formatInstant(new Date(em))} · ${quem.nome} (${quem.email})`}
        </p>
        {motivo !== null && <p className="text-sm wrap-anywhere">{`Motivo: ${motivo}`}</p>}
      </div>
      {campos.map((field) => (
        <FieldChange key={field.label} field={field} />
      ))}
      {(desfazivel || answer) && (
        <OnePressForm
          name="desfazer"
          answer={answer}
          mutation={historyMutations.undo(courseId)}
          value={id}
          queryKey={courseDeskQueries.all}
          field={{ name: 'mudanca', value: String(id) }}
          text="Desfazer os textos"
          loadingText="Desfazendo"
          className="md:justify-self-start"
        />
      )}
    </Card>
  );
}

const longText = 160;

function FieldChange({ field }: { field: ChangedField }) {
  const { label, before, after } = field;
  const values = (
    <dl className="grid grid-cols-1 gap-2 text-sm">
      <div>
        <dt className="text-muted">Antes</dt>
        <dd className="wrap-anywhere whitespace-pre-line">{before}</dd>
      </div>
      <div>
        <dt className="text-muted">Depois</dt>
        <dd className="wrap-anywhere whitespace-pre-line">{after}</dd>
      </div>
    </dl>
  );
  if (before.length + after.length > longText) return <DeskFold title={label}>{values}</DeskFold>;
  return (
    <div className="grid grid-cols-1 gap-1">
      <h3 className="text-sm font-semibold text-heading">{label}</h3>
      {values}
    </div>
  );
}
