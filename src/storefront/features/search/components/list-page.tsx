import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { Link } from '#/storefront/shared/page/link.tsx';
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { AreaPicture } from '#/storefront/shared/course/area-picture.tsx';
import { listCardLook } from '#/storefront/shared/course/card/card-look.ts';
import { CourseCard, preloadCardPicture } from '#/storefront/shared/course/card/course-card.tsx';
import type { CourseCardData } from '#/storefront/shared/course/card/course-card-data.ts';
import { CachedFragment } from '#/platform/rendering/cached-fragment.tsx';
import { countPages, LIST_PAGE_SIZE } from '#/domain/site/pagination.ts';
import { Breadcrumb } from '#/storefront/ui/navigation/breadcrumb.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { classNames } from '#/storefront/ui/class-names.ts';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { Pagination } from '#/storefront/ui/navigation/pagination.tsx';
import { SkipLink } from '#/storefront/ui/navigation/skip-link.tsx';
import { countFilters, type ListPreset } from '../list-filters.ts';
import type { CourseList } from '../search.functions.ts';
import { searchQueries } from '../search.queries.ts';
import type { SearchPageSearch } from '../search.schema.ts';
import { useHeldEnd } from '../use-held-end.ts';
import { ActiveFilters } from './active-filters.tsx';
import { LazyFacets, LazyFilterSheet } from './lazy-facets.ts';
import { NoResult } from './no-result.tsx';
import { OrderSelect } from './order-select.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

interface ListPageProps {
  title: string;
  description?: string;
  search: SearchPageSearch;
  preset?: ListPreset;
  intro?: Elements;
  callback?: Elements;
  renderFavourite?(course: CourseCardData): ReactNode;
}

const facetsForm = 'filtros';
const results = 'resultados';
const noPreset: ListPreset = {};

export function ListPage({
  title,
  description,
  search,
  preset = noPreset,
  intro,
  callback,
  renderFavourite,
}: ListPageProps) {
  // The list in view stays, and stays usable, until the next one is here.
  const shown = useDeferredValue(search);
  const { data } = useSuspenseQuery(searchQueries.list(shown, preset));
  const { result } = data;
  const busy = shown !== search;
  const moving = useRouterState({ select: ({ status }) => status === 'pending' });
  const held = useHeldEnd(busy || moving);
  // Without a value until it is opened for the first time.
  const [sheetOpen, setSheetOpen] = useState<boolean>();
  const filters = countFilters(search);
  const area = preset.area?.length === 1 ? preset.area[0] : undefined;
  result.itens.forEach((course, index) => preloadCardPicture(course, listCardLook(index)));
  const isEmpty = result.totalItens === 0;
  const noneFound = isEmpty || result.aproximado;
  return (
    <div ref={held} className="group/list container-page grid content-start gap-6 py-6">
      <div data-area={area} className={classNames('grid gap-4 lg:gap-6', area && 'area-opening area-band')}>
        <Breadcrumb
          items={[{ text: title }]}
          renderLink={({ href: _home, ...link }) => <Link to="/" {...link} />}
        />
        <header>
          <div className="grid gap-2">
            <h1 className="text-title">{title}</h1>
            {description && <p className="max-w-prose text-muted">{description}</p>}
          </div>
          {area && (
            <div>
              <AreaPicture area={area} eager className="size-full object-cover" />
            </div>
          )}
        </header>
      </div>
      {intro}
      {isEmpty ? (
        <div className="grid justify-items-center gap-4 py-6 text-center md:py-12">
          <p role="status" className="sr-only">
            {describeCount(result)}
          </p>
          <NoResult term={shown.titulo} result={result} callback={callback} />
          <ActiveFilters data={data} search={search} preset={preset} centred />
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-8">
          <aside aria-label="Filtros" className="hidden lg:block noscript:block">
            <SkipLink target={results}>Pular os filtros</SkipLink>
            <LazyFacets formId={facetsForm} results={results} data={data} search={search} preset={preset} />
          </aside>
          <div
            id={results}
            tabIndex={-1}
            // SHELL-22
            className="grid scroll-mt-28 grid-cols-1 content-start gap-4 outline-none max-md:group-has-[dialog[open]]/list:invisible max-md:group-has-[dialog[open]]/list:transition-[visibility] max-md:group-has-[dialog[open]]/list:delay-300"
          >
            <CachedFragment name="list" inputs={[result, data.facets, search, preset]}>
              <div className="flex flex-wrap items-center gap-3">
                <p role="status" className="w-full font-semibold text-heading md:w-auto md:grow">
                  {describeCount(result)}
                </p>
                <Button
                  variant="secondary"
                  className="grow md:grow-0 lg:hidden noscript:hidden"
                  onClick={() => setSheetOpen(true)}
                >
                  <Icon name="filter" />
                  <ChangingText>{`Filtrar${filters > 0 ? ` (${filters})` : ''}`}</ChangingText>
                </Button>
                <OrderSelect search={search} preset={preset} formId={facetsForm} />
              </div>
              <ActiveFilters data={data} search={search} preset={preset} />
              {noneFound && <NoResult term={shown.titulo} result={result} callback={callback} />}
              <ul
                aria-busy={busy}
                className={classNames(
                  'grid gap-4 transition-opacity duration-base md:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4',
                  busy && 'opacity-60',
                )}
              >
                <Suspense>
                  {result.itens.map((course, index) => (
                    <li key={course.id_produto}>
                      <CourseCard
                        course={course}
                        look={listCardLook(index)}
                        action={renderFavourite?.(course)}
                      />
                    </li>
                  ))}
                </Suspense>
              </ul>
              <Pagination
                page={result.page}
                pages={countPages(result.totalItens, LIST_PAGE_SIZE)}
                label="Páginas de cursos"
                renderLink={(page, link) => (
                  <Link to="." search={{ ...search, pagina: page > 1 ? page : undefined }} {...link} />
                )}
              />
            </CachedFragment>
          </div>
        </div>
      )}
      {sheetOpen !== undefined && (
        <LazyFilterSheet
          open={sheetOpen}
          onClose={() => setSheetOpen(false)}
          data={data}
          search={search}
          preset={preset}
        />
      )}
    </div>
  );
}

type Found = Pick<CourseList['result'], 'totalItens' | 'aproximado' | 'lido'>;

function describeCount({ totalItens: total, aproximado, lido }: Found): string {
  if (aproximado) return `${total} ${total === 1 ? 'curso parecido' : 'cursos parecidos'}`;
  if (total === 0) return 'Nenhum curso encontrado';
  const read = lido.map(({ nome }) => nome).join(', ');
  return `${total === 1 ? '1 curso encontrado' : `${total} cursos encontrados`}${read && ` (${read})`}`;
}
