import { Link } from '#/storefront/shared/page/link.tsx';

const tabClass =
  'inline-flex min-h-11 items-center border-b-2 border-transparent px-1 font-semibold text-primary-700 hover:border-primary-600 aria-[current=page]:border-primary-600 aria-[current=page]:text-heading';

export function FinanceTabs() {
  return (
    <nav aria-label="Financeiro" className="flex flex-wrap gap-x-4 sm:gap-x-6 border-b border-line">
      <Link to="/financeiro" activeOptions={{ exact: true, includeSearch: false }} className={tabClass}>
        Pendências
      </Link>
      <Link to="/financeiro/devolucoes" activeOptions={{ includeSearch: false }} className={tabClass}>
        Devoluções
      </Link>
      <Link to="/financeiro/faturas" activeOptions={{ includeSearch: false }} className={tabClass}>
        Faturas
      </Link>
      <Link to="/financeiro/empresas" activeOptions={{ includeSearch: false }} className={tabClass}>
        Empresas
      </Link>
    </nav>
  );
}
