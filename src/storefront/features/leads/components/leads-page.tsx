import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import { leadKindLabels, leadKinds, leadStateLabels, leadStates } from '#/domain/lead/lead.ts';
import { countPages } from '#/domain/site/pagination.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { Breadcrumb } from '#/storefront/ui/navigation/breadcrumb.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Pagination } from '#/storefront/ui/navigation/pagination.tsx';
import { leadsQueries } from '../leads.queries.ts';
import type { LeadsSearch } from '../leads.search.ts';
import { LeadItem } from './lead-item.tsx';

interface LeadsPageProps {
  search: LeadsSearch;
  answer: FormAnswer | undefined;
}

// LEADS-1
export function LeadsPage({ search, answer }: LeadsPageProps) {
  const { data } = useSuspenseQuery(leadsQueries.list(search));
  const { pagina = 1, ...filter } = search;
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-6 md:py-8">
      <Breadcrumb
        items={[{ text: 'Minhas Vendas', href: 'minhas-vendas' }, { text: 'Contatos' }]}
        renderLink={({ href, ...link }) => <Link to={href === '/' ? '/' : '/minhas-vendas'} {...link} />}
      />
      <h1 className="text-title">Contatos para atender</h1>
      <Card padding="lg">
        <form method="get" key={JSON.stringify(search)} className="grid items-end gap-4 sm:grid-cols-3">
          <SelectField
            id="contatos-tipo"
            name="tipo"
            label="Tipo"
            placeholder="Todos"
            defaultValue={search.tipo ?? ''}
            options={leadKinds.map((value) => ({ value, label: leadKindLabels[value] }))}
          />
          <SelectField
            id="contatos-situacao"
            name="situacao"
            label="Situação"
            placeholder="Todas"
            defaultValue={search.situacao ?? ''}
            options={leadStates.map((value) => ({ value, label: leadStateLabels[value] }))}
          />
          <Button type="submit" variant="secondary" className="sm:justify-self-start">
            Filtrar
          </Button>
        </form>
      </Card>
      {data.itens.length === 0 ? (
        <EmptyState
          title={isFiltered ? 'Nenhum contato com esses filtros' : 'Nenhum contato por aqui'}
          actions={
            isFiltered && (
              <Link to="/minhas-vendas/contatos" className={buttonClass()}>
                Ver todos
              </Link>
            )
          }
        >
          {!isFiltered && 'Quem pede uma ligação e as empresas que pedem contato aparecem aqui.'}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {data.itens.map((lead) => (
            <li key={`${lead.tipo}-${lead.id}-${lead.situacao}`}>
              <LeadItem
                lead={lead}
                answer={
                  answer?.entries['tipo'] === lead.tipo && answer.entries['id'] === String(lead.id)
                    ? answer
                    : undefined
                }
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={pagina}
        pages={countPages(data.totalItens)}
        label="Páginas de contatos"
        renderLink={(to, link) => (
          <Link
            to="/minhas-vendas/contatos"
            search={{ ...filter, pagina: to === 1 ? undefined : to }}
            {...link}
          />
        )}
      />
    </div>
  );
}
