import { OfferFacts } from '#/storefront/shared/course/offer-facts.tsx';
import { categoryName } from '#/domain/catalogue/category-name.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { offerName } from '#/domain/catalogue/offer-labels.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import type { Checkout } from '../checkout.functions.ts';
import type { CheckoutPrice } from '../price.ts';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';

interface SummaryProps {
  checkout: Checkout;
  price: CheckoutPrice;
}

export function SummaryLine(props: SummaryProps) {
  const { checkout, price } = props;
  return (
    <details className="group sticky top-0 z-header -mx-4 border-b border-line bg-surface md:-mx-6 lg:hidden">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2 md:px-6 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="sr-only">Resumo da compra: </span>
          <span className="font-semibold text-heading">{checkout.course.titulo}</span>
          <span className="block text-sm text-muted">{keepWords(offerName(checkout.offer))}</span>
        </span>
        <span className="font-bold text-heading tabular-nums">{formatReais(price.total)}</span>
        <Icon name="chevron-down" className="text-primary-600 group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 px-4 pt-2 pb-4 md:px-6">
        <SummaryBody {...props} />
      </div>
    </details>
  );
}

export function SummaryCard(props: SummaryProps) {
  const { checkout } = props;
  return (
    <Card
      as="aside"
      padding="lg"
      aria-label="Resumo da compra"
      className="sticky top-6 hidden content-start gap-5 self-start shadow-md lg:grid"
    >
      <h2 className="text-section">Resumo da compra</h2>
      <p className="font-semibold text-heading">{checkout.course.titulo}</p>
      <SummaryBody {...props} />
    </Card>
  );
}

function SummaryBody({ checkout, price }: SummaryProps) {
  return (
    <>
      <p className="text-sm text-muted">{categoryName(checkout.course.modalidade.nome)}</p>
      <OfferFacts offer={checkout.offer} />
      <dl className="grid gap-2 border-t border-line pt-4 tabular-nums">
        <Line name={priceNames[checkout.course.periodo_preco]} value={formatReais(price.original)} />
        {price.promotion > 0 && <Line name="Promoção" value={`− ${formatReais(price.promotion)}`} />}
        {price.coupon > 0 && (
          <Line name={`Cupom ${price.couponCode}`} value={`− ${formatReais(price.coupon)}`} />
        )}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-semibold text-heading">Total à vista</dt>
          <dd className="text-2xl font-extrabold text-heading">{formatReais(price.total)}</dd>
        </div>
      </dl>
    </>
  );
}

const priceNames = {
  curso: 'Preço',
  semestre: 'Preço do primeiro semestre',
  ano: 'Preço do primeiro ano',
} as const;

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 text-sm">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
