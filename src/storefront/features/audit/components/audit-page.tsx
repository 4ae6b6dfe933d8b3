import { useSuspenseQuery } from '@tanstack/react-query';
import { actLabels, auditedActs } from '#/domain/staff/audited-act.ts';
import { countPages } from '#/domain/site/pagination.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { Pagination } from '#/storefront/ui/navigation/pagination.tsx';
import { auditQueries } from '../audit.queries.ts';
import type { AuditSearch } from '../audit.search.ts';
import type { DescribedAct } from '../describe-act.ts';

/** What the team did, found by what, about what and when; nothing here can be changed. */
export function AuditPage({ search }: { search: AuditSearch }) {
  const { data } = useSuspenseQuery(auditQueries.list(search));
  const { pagina = 1, ...filter } = search;
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12">
      <header className="grid grid-cols-1 gap-3">
        <h1 className="text-title">Registro</h1>
        <p className="text-muted">
          O que a equipe fez, quando e por quem. Ninguém apaga nem muda o registro.
        </p>
      </header>
      <AuditFilter search={search} />
      {data.itens.length === 0 ? (
        <EmptyState title="Nada no registro com esses filtros">Procure por menos.</EmptyState>
      ) : (
        <>
          <p>
            <Link
              to="/gestao/registro/registro.csv"
              search={filter}
              reloadDocument
              className={`${linkClass()} inline-block py-1`}
            >
              Baixar em CSV
            </Link>
          </p>
          <ul className="grid grid-cols-1 gap-3">
            {data.itens.map((act) => (
              <ActItem key={act.id} act={act} />
            ))}
          </ul>
        </>
      )}
      <Pagination
        page={pagina}
        pages={countPages(data.totalItens)}
        label="Páginas do registro"
        renderLink={(to, link) => (
          <Link to="/gestao/registro" search={{ ...filter, pagina: to === 1 ? undefined : to }} {...link} />
        )}
      />
    </div>
  );
}

function ActItem({ act }: { act: DescribedAct }) {
  return (
    <Card as="li" className="grid grid-cols-1 gap-1">
      <p className="font-semibold text-heading">{[act.titulo, act.objeto].filter(Boolean).join(': ')}</p>
      <p className="text-sm text-muted wrap-anywhere">
        {`${formatInstant(new Date(act.em))} · ${act.quem.nome} (${act.quem.email})`}
      </p>
      {act.detalhes.length > 0 && (
        <ul className="grid grid-cols-1 gap-1 text-sm wrap-anywhere">
          {act.detalhes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function AuditFilter({ search }: { search: AuditSearch }) {
  return (
    <Card padding="lg">
      <form
        method="get"
        key={JSON.stringify(search)}
        className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4"
      >
        <SelectField
          id="registro-acao"
          name="acao"
          label="O que foi feito"
          placeholder="Tudo"
          defaultValue={search.acao ?? ''}
          options={auditedActs.map((value) => ({ value, label: actLabels[value] }))}
        />
        <TextField
          id="registro-objeto"
          name="objeto"
          label="Sobre"
          hint="Como curso 1120, ou o código da compra"
          defaultValue={search.objeto}
          maxLength={100}
          autoComplete="off"
        />
        <TextField id="registro-de" name="de" type="date" label="De" defaultValue={search.de} />
        <TextField id="registro-ate" name="ate" type="date" label="Até" defaultValue={search.ate} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary">
            Filtrar
          </Button>
          <Link to="/gestao/registro" className={buttonClass({ variant: 'ghost' })}>
            Limpar
          </Link>
        </div>
      </form>
    </Card>
  );
}
