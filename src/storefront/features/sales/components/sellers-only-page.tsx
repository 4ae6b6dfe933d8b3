import { Link } from '#/storefront/shared/page/link.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';

export function SellersOnlyPage() {
  return (
    <div className="container-page grid gap-6 py-8 md:py-12">
      <h1 className="text-title">Minhas Vendas</h1>
      <EmptyState
        title="Esta página é da nossa central de atendimento"
        actions={
          <Link to="/minhas-compras" className={buttonClass()}>
            Ver minhas compras
          </Link>
        }
      >
        O que você comprou está em Minhas compras.
      </EmptyState>
    </div>
  );
}
