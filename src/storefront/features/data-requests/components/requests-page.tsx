import { useSuspenseQuery } from '@tanstack/react-query';
import type { DeskDataRequest } from '#/contract/account/data-request.ts';
import { dataRequestLabels, requestChannelLabels } from '#/domain/privacy/data-request.ts';
import { countPages } from '#/domain/site/pagination.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { Pagination } from '#/storefront/ui/navigation/pagination.tsx';
import { dataRequestQueries } from '../data-request.queries.ts';
import type { DataRequestSearch } from '../data-request.search.ts';
import { RequestState } from './request-state.tsx';

/** What people asked for by the data protection law, the first due on top. */
export function RequestsPage({ search }: { search: DataRequestSearch }) {
  const { data } = useSuspenseQuery(dataRequestQueries.list(search));
  const { pagina = 1, situacao } = search;
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12">
      <header className="grid grid-cols-1 gap-4">
        <h1 className="text-title">Solicitações de privacidade</h1>
        <p className="max-w-prose text-muted">
          Pedidos sobre dados pessoais, como a lei permite a qualquer pessoa. A escola responde em até 15
          dias.
        </p>
        <div className="flex flex-wrap gap-3">
          <Link to="/gestao/solicitacoes/nova" className={buttonClass()}>
            Registrar um pedido
          </Link>
          {situacao ? (
            <Link to="/gestao/solicitacoes" className={buttonClass({ variant: 'ghost' })}>
              <span key="open">Ver as que esperam resposta</span>
            </Link>
          ) : (
            <Link
              to="/gestao/solicitacoes"
              search={{ situacao: 'respondidas' }}
              className={buttonClass({ variant: 'ghost' })}
            >
              <span key="answered">Ver as respondidas</span>
            </Link>
          )}
        </div>
      </header>
      {data.itens.length === 0 ? (
        <EmptyState title={situacao ? 'Nenhuma solicitação respondida' : 'Nenhuma espera resposta'}>
          O que as pessoas pedem em Minha conta aparece aqui. O que chega por e-mail ou telefone, você
          registra.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {data.itens.map((request) => (
            <RequestItem key={request.id} request={request} />
          ))}
        </ul>
      )}
      <Pagination
        page={pagina}
        pages={countPages(data.totalItens)}
        label="Páginas de solicitações"
        renderLink={(to, link) => (
          <Link
            to="/gestao/solicitacoes"
            search={{ situacao, pagina: to === 1 ? undefined : to }}
            {...link}
          />
        )}
      />
    </div>
  );
}

/** A person whose account was erased has no name any more. */
export const nameRequester = (nome: string): string => (nome === '' ? 'Sem nome' : nome);

function RequestItem({ request }: { request: DeskDataRequest }) {
  const { id, tipo, canal, nome, prazo, responsavel, respondida_em } = request;
  return (
    <Card as="li" className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <Link
          to="/gestao/solicitacoes/$idSolicitacao"
          params={{ idSolicitacao: id }}
          className={`${linkClass()} inline-block py-1 font-semibold wrap-anywhere`}
        >
          {`${id}. ${dataRequestLabels[tipo]}`}
        </Link>
        <RequestState {...request} />
      </div>
      <p className="text-sm text-muted wrap-anywhere">
        {[
          nameRequester(nome),
          requestChannelLabels[canal],
          respondida_em === null
            ? `responder até ${formatDay(prazo)}`
            : `respondida em ${formatInstant(new Date(respondida_em))}`,
          ...(responsavel === null ? [] : [`com ${responsavel}`]),
        ].join(' · ')}
      </p>
    </Card>
  );
}
