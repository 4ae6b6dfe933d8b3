import type { Offer } from '#/contract/catalogue/course.ts';
import { mostParts, planWithoutInterest } from '#/domain/sale/installments.ts';
import { formatBrl, formatReais, reaisToCents } from '#/domain/sale/money.ts';
import { type PricePeriod, pricePeriodLabels } from '#/domain/catalogue/price-period.ts';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { classNames } from '#/storefront/ui/class-names.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

interface PriceProps {
  original: number;
  promotional: number | null;
  /** Most installments that the checkout offers; absent: no installment line. */
  installments?: number;
  unit?: string;
  size?: 'card' | 'page';
}

interface OfferPriceProps {
  offer: Pick<Offer, 'tipo_oferta' | 'preco_original' | 'preco_promocional' | 'parcelas_max'>;
  paidFrom: number | null;
  period: PricePeriod;
  size?: 'card' | 'page';
}

export function OfferPrice({ offer, paidFrom, period, size = 'card' }: OfferPriceProps) {
  const { tipo_oferta, preco_original, preco_promocional, parcelas_max } = offer;
  if ((preco_promocional ?? preco_original) > 0)
    return (
      <Price
        original={preco_original}
        promotional={preco_promocional}
        installments={parcelas_max}
        unit={pricePeriodLabels[period]}
        size={size}
      />
    );
  if (tipo_oferta !== 'BOLSA' && paidFrom === null)
    return <Price original={0} promotional={null} size={size} />;
  return (
    <div className="grid gap-1">
      <p className={classNames('text-success-strong', size === 'page' ? 'text-xl font-bold' : 'font-bold')}>
        {tipo_oferta === 'BOLSA' ? 'Bolsa integral nesta turma' : 'Gratuito nesta turma'}
      </p>
      {paidFrom !== null && (
        <p className="text-sm text-muted">{`demais a partir de ${formatReais(paidFrom)}`}</p>
      )}
    </div>
  );
}

export function Price({ original, promotional, installments = 1, unit, size = 'card' }: PriceProps) {
  const current = promotional ?? original;
  const figure = classNames('price-figure', size === 'page' && 'text-3xl font-extrabold');
  if (current === 0) return <p className={classNames(figure, 'text-success-strong')}>Gratuito</p>;
  return (
    <div className="price">
      <p>
        {promotional !== null && promotional < original && (
          <del>
            <span className="sr-only">De </span>
            <ChangingText>{formatReais(original)}</ChangingText>
          </del>
        )}
        <span className={figure}>
          {promotional !== null && <span className="sr-only">por </span>}
          <ChangingText>{formatReais(current)}</ChangingText>
        </span>
        {unit && <span>{unit}</span>}
        {size === 'page' && <Discount original={original} current={current} />}
      </p>
      <InstallmentLine
        cents={reaisToCents(current)}
        count={Math.min(installments, mostParts(reaisToCents(current)))}
        detailed={size === 'page'}
      />
    </div>
  );
}

function Discount({ original, current }: { original: number; current: number }) {
  const percent = Math.floor((1 - current / original) * 100);
  return percent >= 1 ? <Badge tone="success">{`${percent}% de desconto`}</Badge> : null;
}

interface InstallmentLineProps {
  cents: number;
  count: number;
  /** Says the last installment when it differs by the rounding cents. */
  detailed: boolean;
}

function InstallmentLine({ cents, count, detailed }: InstallmentLineProps) {
  if (count < 2) return null;
  const { installments } = planWithoutInterest(cents, count);
  const [each = cents] = installments;
  const last = installments.at(-1) ?? each;
  const rest = detailed && last !== each ? ` (a última de ${formatBrl(last)})` : '';
  return <p>{`ou ${count}x de ${formatBrl(each)} sem juros${rest}`}</p>;
}
