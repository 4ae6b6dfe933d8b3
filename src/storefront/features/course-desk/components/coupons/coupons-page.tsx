import { useSuspenseQuery } from '@tanstack/react-query';
import type { DeskCoupon } from '#/contract/catalogue/coupon-desk.ts';
import { countPages } from '#/domain/site/pagination.ts';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import {
  describeCoupon,
  describeSales,
  stateTexts,
} from '#/storefront/features/course-desk/coupon.schema.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { Pagination } from '#/storefront/ui/navigation/pagination.tsx';

/** Every coupon of the school, those that count first. */
export function CouponsPage({ page }: { page: number }) {
  const { data } = useSuspenseQuery(courseDeskQueries.coupons(page));
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12">
      <header className="grid grid-cols-1 gap-4">
        <h1 className="text-title">Cupons</h1>
        <Link to="/gestao/cupons/novo-cupom" className={`${buttonClass()} md:justify-self-start`}>
          Novo cupom
        </Link>
      </header>
      {data.itens.length === 0 ? (
        <EmptyState title="Ainda não há cupons">
          Um cupom dá um desconto a quem conhece o código, pelo tempo que você escolher.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {data.itens.map((coupon) => (
            <CouponItem key={coupon.codigo} coupon={coupon} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={countPages(data.totalItens)}
        renderLink={(number, link) => (
          <Link to="/gestao/cupons" search={{ pagina: number === 1 ? undefined : number }} {...link} />
        )}
      />
    </div>
  );
}

function CouponItem({ coupon }: { coupon: DeskCoupon }) {
  const { codigo, descricao, situacao, destaque } = coupon;
  return (
    <Card as="li" className="grid grid-cols-1 gap-2">
      <p>
        <Link
          to="/gestao/cupons/$codigo"
          params={{ codigo }}
          className={`${linkClass()} inline-block py-1 font-semibold`}
          translate="no"
        >
          {codigo}
        </Link>
      </p>
      <p className="wrap-anywhere">{descricao}</p>
      <p className="text-sm text-muted">{describeCoupon(coupon)}</p>
      <p className="text-sm text-muted">{describeSales(coupon)}</p>
      <p className="flex flex-wrap gap-2">
        <Badge tone={situacao === 'valendo' ? 'success' : 'neutral'}>{stateTexts[situacao]}</Badge>
        {destaque && <Badge>Na faixa do alto da loja</Badge>}
      </p>
    </Card>
  );
}
