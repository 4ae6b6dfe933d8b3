import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { DeskCourseItem } from '#/contract/catalogue/course-desk.ts';
import { deskCourseStates } from '#/domain/catalogue/course-list/course-list.ts';
import { countPages } from '#/domain/site/pagination.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { confirmAccessLink } from '#/storefront/shared/desk/confirm-access-link.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { CheckOption } from '#/storefront/ui/fields/check-option.tsx';
import { Fieldset } from '#/storefront/ui/fields/fieldset.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { Pagination } from '#/storefront/ui/navigation/pagination.tsx';
import { type DeskCourseSearch, stateFilterTexts } from '../course-list/course-list.search.ts';
import { courseDeskMutations, courseDeskQueries } from '../course-desk.queries.ts';
import { describePublished, readMarked, validateMarked } from '../course-list/marked-courses.schema.ts';

interface CoursesPageProps {
  search: DeskCourseSearch;
  answer: FormAnswer | undefined;
}

/** Every course of the school, found by its name, and several published at once. */
export function CoursesPage({ search, answer }: CoursesPageProps) {
  const { data } = useSuspenseQuery(courseDeskQueries.list(search));
  const { pagina = 1, busca, situacao, modalidade } = search;
  const isFiltered = Boolean(busca ?? situacao ?? modalidade);
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12">
      <header className="grid grid-cols-1 gap-4">
        <h1 className="text-title">Cursos</h1>
        <div className="flex flex-wrap gap-3">
          <Link to="/gestao/cursos/novo" className={buttonClass()}>
            Novo curso
          </Link>
          <Link to="/gestao/importar" className={buttonClass({ variant: 'secondary' })}>
            Importar e exportar
          </Link>
        </div>
        <Filters key={JSON.stringify(search)} search={search} />
      </header>
      {data.itens.length === 0 ? (
        <EmptyState
          title={isFiltered ? 'Nenhum curso é assim' : 'Ainda não há cursos'}
          actions={
            isFiltered && (
              <Link to="/gestao/cursos" className={buttonClass({ variant: 'secondary' })}>
                Ver todos
              </Link>
            )
          }
        >
          {isFiltered
            ? 'Procure por uma parte do nome, ou com menos filtros.'
            : 'Crie o primeiro: leva uns cinco minutos.'}
        </EmptyState>
      ) : (
        <MarkedForm key={JSON.stringify(search)} courses={data.itens} answer={answerTo(answer, 'marcados')} />
      )}
      <Pagination
        page={pagina}
        pages={countPages(data.totalItens)}
        renderLink={(number, link) => (
          <Link
            to="/gestao/cursos"
            search={{ ...search, pagina: number === 1 ? undefined : number }}
            {...link}
          />
        )}
      />
    </div>
  );
}

function Filters({ search: { busca, situacao, modalidade } }: { search: DeskCourseSearch }) {
  const { data: options } = useSuspenseQuery(courseDeskQueries.options());
  return (
    <form method="get" role="search" className="grid max-w-form grid-cols-1 gap-3">
      <TextField
        id="buscar-curso"
        name="busca"
        type="search"
        label="Nome do curso"
        defaultValue={busca}
        maxLength={100}
      />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <SelectField
          id="filtro-situacao"
          name="situacao"
          label="Situação"
          defaultValue={situacao}
          options={[
            { value: '', label: 'Todas' },
            ...deskCourseStates.map((value) => ({ value, label: stateFilterTexts[value] })),
          ]}
        />
        <SelectField
          id="filtro-modalidade"
          name="modalidade"
          label="Categoria"
          defaultValue={modalidade}
          options={[
            { value: '', label: 'Todas' },
            ...options.modalidades.map(({ slug, nome }) => ({ value: slug, label: nome })),
          ]}
        />
      </div>
      <Button type="submit" variant="secondary" className="md:justify-self-start">
        Buscar
      </Button>
    </form>
  );
}

interface MarkedFormProps {
  courses: readonly DeskCourseItem[];
  answer: FormAnswer | undefined;
}

function MarkedForm({ courses, answer: given }: MarkedFormProps) {
  const [answer] = useState(given);
  const [error, setError] = useState(answer?.fieldErrors['curso']);
  const queryClient = useQueryClient();
  const publish = useMutation({
    ...courseDeskMutations.publishSeveral(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: courseDeskQueries.all }),
  });
  const failure = failureOf(publish, answer);
  const said = publish.data
    ? describePublished(publish.data.mudados, publish.variables?.publicado ?? true)
    : publish.isIdle && error === undefined
      ? answer?.done?.mensagem
      : undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const marked = readMarked(new FormData(event.currentTarget, submitter));
    const found = validateMarked(marked)['curso'];
    setError(found);
    if (found === undefined && !publish.isPending) publish.mutate(marked);
  }

  return (
    <form method="post" onSubmit={submit} className="grid grid-cols-1 gap-4">
      <FormName name="marcados" />
      <SendFailure failure={failure}>{confirmAccessLink(failure)}</SendFailure>
      {said !== undefined && (
        <Alert tone="success" live>
          <ChangingText>{said}</ChangingText>
        </Alert>
      )}
      <Fieldset
        id="cursos-marcados"
        legend="Os que mudaram por último"
        {...(error !== undefined && { error })}
      >
        <ul className="grid grid-cols-1 gap-3">
          {courses.map((course) => (
            <CourseItem key={course.id_produto} course={course} />
          ))}
        </ul>
      </Fieldset>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="publicado"
          value="sim"
          variant="secondary"
          loading={publish.isPending}
          loadingText="Salvando"
        >
          <span>Publicar os marcados</span>
        </Button>
        <Button
          type="submit"
          name="publicado"
          value="nao"
          variant="secondary"
          loading={publish.isPending}
          loadingText="Salvando"
        >
          <span>Tirar os marcados da loja</span>
        </Button>
      </div>
    </form>
  );
}

function CourseItem({ course }: { course: DeskCourseItem }) {
  const { id_produto, titulo, modalidade, publicado, turmas_abertas, atualizado_em, mudado_por } = course;
  const byWhom = mudado_por === null ? '' : `, por ${mudado_por}`;
  return (
    <Card as="li" className="grid grid-cols-[auto_1fr] gap-x-2">
      <CheckOption name="curso" value={String(id_produto)} aria-label={`Marcar ${titulo}`}>
        {''}
      </CheckOption>
      <div className="grid min-w-0 grid-cols-1 gap-2">
        <p>
          <Link
            to="/gestao/cursos/$idCurso"
            params={{ idCurso: id_produto }}
            className={`${linkClass()} inline-block py-1 font-semibold wrap-anywhere`}
          >
            {titulo}
          </Link>
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          {`${modalidade.nome} · mudou em ${formatInstant(new Date(atualizado_em))}${byWhom}`}
        </p>
        <p className="flex flex-wrap gap-2">
          {publicado ? (
            <Badge key="na-loja" tone="success">
              Na loja
            </Badge>
          ) : (
            <Badge key="fora">Fora da loja</Badge>
          )}
          <Badge tone={publicado && turmas_abertas === 0 ? 'warning' : 'neutral'}>
            {turmas_abertas === 1 ? '1 turma aberta' : `${turmas_abertas} turmas abertas`}
          </Badge>
        </p>
      </div>
    </Card>
  );
}
