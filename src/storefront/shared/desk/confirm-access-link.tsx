import { Link } from '#/storefront/shared/page/link.tsx';
import type { Failure } from '#/storefront/forms/form-errors.ts';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';

export const confirmAccessLink = (failure: Failure | undefined) =>
  failure?.codigo === 'CONFIRMACAO_NECESSARIA' && <ConfirmAccess />;

export function ConfirmAccess() {
  return (
    <Link to="/confirmar-acesso" target="_blank" className={linkClass()}>
      Confirmar que sou eu
      <Icon name="external" size="sm" className="ml-1 inline-block" label="abre em outra aba" />
    </Link>
  );
}
