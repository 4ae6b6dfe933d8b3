import { planWithoutInterest, MAX_INSTALLMENTS_OF_ANY_FORM } from '#/domain/installments.ts';
import { formatBrl, formatReais, reaisToCents } from '#/domain/money.ts';
import { Badge } from '#/ui/badge.tsx';
import { classNames } from '#/ui/class-names.ts';

interface PriceProps {
  /** BRL (reais), as on the wire. */
  original: number;
  promotional: number | null;
  /** Most installments the class allows; absent: no installment line. */
  maxInstallments?: number;
  size?: 'card' | 'page';
}

/** What a course costs: the price to pay, the struck original beside it, the installment line beneath. */
export function Price({ original, promotional, maxInstallments = 1, size = 'card' }: PriceProps) {
  const current = promotional ?? original;
  const figure = size === 'page' ? 'text-3xl font-extrabold' : 'text-xl font-bold';
  if (current === 0) return <p className={classNames('text-success-strong', figure)}>Gratuito</p>;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2">
        {promotional !== null && promotional < original && (
          <del className="text-sm text-muted">
            <span className="sr-only">De </span>
            {formatReais(original)}
          </del>
        )}
        <span className={classNames('text-heading', figure)}>
          {promotional !== null && <span className="sr-only">por </span>}
          {formatReais(current)}
        </span>
        {size === 'page' && <Discount original={original} current={current} />}
      </p>
      <InstallmentLine
        cents={reaisToCents(current)}
        maxInstallments={maxInstallments}
        detailed={size === 'page'}
      />
    </div>
  );
}

function Discount({ original, current }: { original: number; current: number }) {
  const percent = Math.floor((1 - current / original) * 100);
  return percent >= 1 ? <Badge tone="success">{percent}% de desconto</Badge> : null;
}

interface InstallmentLineProps {
  cents: number;
  maxInstallments: number;
  /** Says the last installment when it differs by the rounding cents. */
  detailed: boolean;
}

function InstallmentLine({ cents, maxInstallments, detailed }: InstallmentLineProps) {
  const count = Math.min(maxInstallments, MAX_INSTALLMENTS_OF_ANY_FORM);
  if (count < 2) return null;
  const { installments } = planWithoutInterest(cents, count);
  const [each = cents] = installments;
  const last = installments.at(-1) ?? each;
  const rest = detailed && last !== each ? ` (a última de ${formatBrl(last)})` : '';
  return <p className="text-sm text-muted">{`ou ${count}x de ${formatBrl(each)} sem juros${rest}`}</p>;
}
