import { Link } from '#/storefront/shared/page/link.tsx';
import { formatReais } from '#/domain/sale/money.ts';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import type { SalesSearch } from '../sales.search.ts';

interface SalesTotalsProps {
  totals: { vendas: number; pagas: number; valor_pago: number };
  search: Omit<SalesSearch, 'pagina'>;
}

// SALES-3, SALES-4
export function SalesTotals({ totals, search }: SalesTotalsProps) {
  const { vendas, pagas, valor_pago } = totals;
  const share = vendas === 0 ? '–' : `${Math.round((100 * pagas) / vendas)}%`;
  return (
    <section aria-label="Totais" className="grid gap-4">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] gap-4 lg:grid-cols-4">
        <Total term="Vendas e links" value={String(vendas)} />
        <Total term="Matrículas" value={String(pagas)} />
        <Total term="Conversão" value={share} />
        <Total term="Valor das matrículas" value={formatReais(valor_pago)} />
      </dl>
      {vendas > 0 && (
        <p>
          <Link
            to="/minhas-vendas/vendas.csv"
            search={search}
            reloadDocument
            preload={false}
            download="vendas.csv"
            className={linkClass('text', 'inline-flex min-h-11 items-center gap-2')}
          >
            <Icon name="download" size="sm" />
            Baixar como CSV
          </Link>
        </p>
      )}
    </section>
  );
}

function Total({ term, value }: { term: string; value: string }) {
  return (
    <div className="min-w-0 rounded-md border border-line bg-surface p-4">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="text-xl font-bold text-heading wrap-anywhere tabular-nums">{value}</dd>
    </div>
  );
}
