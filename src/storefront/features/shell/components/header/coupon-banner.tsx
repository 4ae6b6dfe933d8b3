import { useQueryClient } from '@tanstack/react-query';
import { CouponLink } from '#/storefront/shared/page/coupon-link.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { dismissalCookie } from '#/storefront/features/shell/dismissed-promotion.ts';
import { shellQueries } from '#/storefront/features/shell/shell.queries.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

interface CouponBannerProps {
  promotion: { descricao: string; codigo: string; guardado?: boolean };
  onDismiss(): void;
}

/**
 * The current promotion above the header. It belongs to the top of the page and scrolls away with it, so that
 * it is shown there only and nothing moves; dismissed it stays away for the session.
 */
export function CouponBanner({ promotion, onDismiss }: CouponBannerProps) {
  const queryClient = useQueryClient();
  const { before, after } = splitAtCode(promotion);
  function dismiss() {
    document.cookie = dismissalCookie(promotion.codigo, location.protocol === 'https:');
    queryClient.setQueryData(shellQueries.promotion().queryKey, null);
    onDismiss();
  }
  return (
    <aside aria-label="Promoção" className="on-dark bg-band-900 text-white print:hidden">
      <div className="mx-auto flex min-h-11 max-w-page items-center gap-3 px-4 text-sm md:px-6 lg:py-2">
        <Icon name="tag" size="sm" className="text-band-link max-md:hidden" />
        <p className="coupon-line">
          <ChangingText>{before}</ChangingText>
          <strong>{promotion.codigo}</strong>
          <ChangingText>{`${after} `}</ChangingText>
          {promotion.guardado ? (
            <strong>Guardado para a hora de pagar</strong>
          ) : (
            <CouponLink
              codigo={promotion.codigo}
              className={linkClass(
                'on-dark',
                // Higher than its line, which stays as low as the others.
                '-my-3 inline-flex min-h-11 items-center font-semibold underline lg:-my-2 lg:min-h-9',
              )}
            />
          )}
        </p>
        <button
          type="button"
          onClick={dismiss}
          className="-me-3 grid size-11 shrink-0 place-items-center rounded-md hover:bg-white/10 lg:size-9 noscript:hidden"
        >
          <Icon name="close" size="sm" label="Dispensar promoção" />
        </button>
      </div>
    </aside>
  );
}

function splitAtCode({ descricao, codigo }: { descricao: string; codigo: string }) {
  const at = descricao.indexOf(codigo);
  if (at === -1) return { before: `${descricao} Cupom `, after: '' };
  return { before: descricao.slice(0, at), after: descricao.slice(at + codigo.length) };
}
