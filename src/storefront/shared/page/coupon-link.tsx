import { Link } from '#/storefront/shared/page/link.tsx';
import { useToast } from '#/storefront/ui/feedback/toast-provider.tsx';

export function CouponLink({ codigo, className }: { codigo: string; className: string }) {
  const showToast = useToast();
  return (
    <Link
      to="/cupom/$codigo"
      params={{ codigo }}
      preload={false}
      className={className}
      onClick={() => showToast({ tone: 'success', text: `Cupom ${codigo} guardado para a hora de pagar` })}
    >
      Usar o cupom<span className="sr-only">{` ${codigo}`}</span>
    </Link>
  );
}
