import { useSuspenseQuery } from '@tanstack/react-query';
import type { NearMiss, Routine, RoutineOffer } from '#/contract/routine/routine.ts';
import { MOST_ROUTINE_PAGES, ROUTINE_PAGE_SIZE } from '#/domain/catalogue/routine/routine-choices.ts';
import { categoryName } from '#/domain/catalogue/category-name.ts';
import { formatNumber } from '#/domain/text/number-text.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { CourseLink } from '#/storefront/shared/course/course-link.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { PlaceAnswer } from '#/storefront/shared/place/place-answer.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { Breadcrumb } from '#/storefront/ui/navigation/breadcrumb.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { Pagination } from '#/storefront/ui/navigation/pagination.tsx';
import { nearMissText } from '../near-miss-text.ts';
import { routineQueries } from '../routine.queries.ts';
import { isRoutineAsked, type RoutineSearch } from '../routine.search.ts';
import { resultsId, RoutineForm } from './routine-form.tsx';

const routineTitle = 'Cabe na minha rotina';

export function RoutinePage({ search }: { search: RoutineSearch }) {
  const { data: routine } = useSuspenseQuery(routineQueries.routine(search));
  return (
    <div className="container-page grid gap-6 py-6 md:pb-12">
      <Breadcrumb
        items={[{ text: routineTitle }]}
        renderLink={({ href: _home, ...link }) => <Link to="/" {...link} />}
      />
      <header className="grid max-w-prose gap-2">
        <h1 className="text-title">{routineTitle}</h1>
        <p className="text-muted">
          Diga onde você está, quando está livre e quanto pode pagar por mês. Mostramos as turmas abertas que
          cabem, e por quê. Nada do que você responde fica guardado.
        </p>
      </header>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-8">
        <RoutineForm key={JSON.stringify(search)} search={search} />
        <section
          id={resultsId}
          aria-label="Turmas que cabem"
          className="grid scroll-mt-28 grid-cols-1 gap-4 lg:scroll-mt-96"
        >
          <PlaceAnswer
            answer={routine}
            meanwhile="Até lá, mostramos turmas de todas as cidades."
            renderLink={(onde, link) => (
              <Link to="/cabe-na-minha-rotina" search={{ ...search, onde, pagina: undefined }} {...link} />
            )}
          />
          <p role="status" className="font-semibold text-heading">
            <ChangingText>{countText(routine, search)}</ChangingText>
          </p>
          <NearMisses misses={routine.quase} search={search} />
          {routine.itens.length === 0 ? (
            <NothingFits />
          ) : (
            <ul className="grid grid-cols-1 gap-4">
              {routine.itens.map((offer) => (
                <Offer key={offer.id_oferta} offer={offer} />
              ))}
            </ul>
          )}
          <Pagination
            page={routine.page}
            pages={Math.min(MOST_ROUTINE_PAGES, Math.ceil(routine.totalItens / ROUTINE_PAGE_SIZE))}
            renderLink={(page, link) => (
              <Link
                to="/cabe-na-minha-rotina"
                search={{ ...search, pagina: page > 1 ? page : undefined }}
                {...link}
              />
            )}
          />
        </section>
      </div>
    </div>
  );
}

function countText({ totalItens }: Routine, search: RoutineSearch): string {
  if (totalItens === 0) return 'Nenhuma turma cabe por inteiro';
  const offers = totalItens === 1 ? '1 turma' : `${formatNumber(totalItens)} turmas`;
  if (!isRoutineAsked(search)) return `${offers} com inscrições abertas`;
  return totalItens === 1 ? `${offers} cabe` : `${offers} cabem`;
}

function NearMisses({ misses, search }: { misses: readonly NearMiss[]; search: RoutineSearch }) {
  if (misses.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h2 className="text-sm font-semibold text-heading">Por pouco</h2>
      <ul className="flex flex-wrap gap-x-6">
        {misses.map((miss) => {
          const { o_que, mais: _more, ...loosened } = miss;
          return (
            <li key={o_que + Object.values(loosened).join()}>
              <Link
                to="/cabe-na-minha-rotina"
                search={{ ...search, ...loosened, pagina: undefined }}
                className={`${linkClass()} inline-block py-1`}
              >
                {nearMissText(miss, search.livre)}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function NothingFits() {
  return (
    <EmptyState
      title="Nada cabe assim"
      actions={
        <Link to="/busca" className={buttonClass({ variant: 'secondary' })}>
          Ver todos os cursos
        </Link>
      }
    >
      Marque mais partes da semana, ou deixe em branco o que puder variar.
    </EmptyState>
  );
}

function Offer({ offer }: { offer: RoutineOffer }) {
  const { produto, motivo, data_inicio, hora_inicio, hora_fim, formato, unidade, cidade } = offer;
  const hours = hora_inicio && hora_fim ? `, das ${hora_inicio} às ${hora_fim}` : '';
  return (
    <Card as="li" className="grid gap-1">
      <p className="text-sm text-muted">{categoryName(produto.modalidade.nome)}</p>
      <p>
        <CourseLink
          course={produto}
          offer={offer}
          className={`${linkClass()} inline-block py-1 text-lg font-semibold wrap-anywhere`}
        >
          {produto.titulo}
        </CourseLink>
      </p>
      <p className="font-semibold text-heading first-letter:uppercase">{motivo}</p>
      <p className="text-sm text-muted">
        {`Começa em ${formatDay(data_inicio)}${hours}${formato === 'ead' ? '' : `, na unidade ${unidade}, ${cidade.nome} - ${cidade.uf}`}`}
      </p>
    </Card>
  );
}
