import { Link } from '#/storefront/shared/page/link.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';

/** Needs no data, so that it can be shown when nothing else can. */
export function UnavailablePage() {
  return (
    <EmptyState
      level={1}
      title="Serviço indisponível"
      actions={
        <Link to="/" reloadDocument className={buttonClass()}>
          Voltar à página inicial
        </Link>
      }
    >
      <p>Estamos com uma instabilidade e já cuidamos dela. Tente novamente em alguns minutos.</p>
      <p>Seus dados e suas compras estão guardados.</p>
    </EmptyState>
  );
}
