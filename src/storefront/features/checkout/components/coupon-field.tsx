import { Link } from '#/storefront/shared/page/link.tsx';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { FilterChip } from '#/storefront/ui/display/chip.tsx';
import { formText } from '#/storefront/forms/form-text.ts';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';

interface CouponFieldProps {
  applied: string | undefined;
  refused: string | undefined;
  refusal: string | undefined;
  productOffer: string;
}

const formId = 'cupom-form';

export function CouponField({ applied, refused, refusal, productOffer }: CouponFieldProps) {
  if (applied) {
    return (
      <div className="flex flex-wrap items-center gap-3" role="status">
        <span className="text-sm">Cupom aplicado:</span>
        <FilterChip
          label={applied}
          renderLink={(link) => <WithoutCoupon productOffer={productOffer} {...link} />}
        />
      </div>
    );
  }
  return (
    <div className="grid gap-3 md:flex md:items-start">
      <TextField
        form={formId}
        id="cupom"
        name="cupom"
        label="Cupom de desconto"
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        defaultValue={refused}
        className="flex-1"
        error={refusal}
      />
      <Button type="submit" form={formId} variant="secondary" className="md:mt-6">
        Aplicar
      </Button>
    </div>
  );
}

interface WithoutCouponProps extends Pick<CouponFieldProps, 'productOffer'> {
  className: string;
  children: ReactNode;
}

/** The same checkout without a coupon: a link, so that it works without the page's script. */
export function WithoutCoupon({ productOffer, ...link }: WithoutCouponProps) {
  return (
    <Link
      to="/checkout/$productOffer"
      params={{ productOffer }}
      search={(old) => ({ ...old, cupom: '' })}
      replace
      resetScroll={false}
      {...link}
    />
  );
}

export function CouponForm({ onChange }: { onChange(coupon: string): void }) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const coupon = formText(new FormData(event.currentTarget), 'cupom').trim().toUpperCase();
    if (coupon) onChange(coupon);
  }
  return <form id={formId} method="get" onSubmit={submit} hidden />;
}
