import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { orderWords } from '#/domain/sale/order/order-words.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { validateCoupon, readCoupon } from '../purchases.schema.ts';
import { purchasesMutations, purchasesQueries } from '../purchases.queries.ts';

interface UseCouponProps {
  purchase: Pick<Purchase, 'codigo' | 'cupom' | 'total'>;
  answer: FormAnswer | undefined;
}

/** A coupon for a purchase that isn't paid (PURCHASE-23). */
export function UseCoupon({ purchase, answer: given }: UseCouponProps) {
  const { codigo, cupom, total } = purchase;
  const [answer] = useState(given);
  const queryClient = useQueryClient();
  const { formProps, ...form } = useFormCheck({
    read: readCoupon,
    find: validateCoupon,
    prefix: 'compra',
    answer,
  });
  const use = useMutation({
    ...purchasesMutations.useCoupon(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: purchasesQueries.all }),
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  const failure = failureOf(use, answer);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = use.isPending ? undefined : form.check(event.currentTarget);
    if (entries) use.mutate({ codigo, ...entries });
  }

  return (
    <Card as="section" padding="lg" aria-labelledby="cupom-da-compra" className="grid gap-4">
      <h2 id="cupom-da-compra" className="text-section">
        Cupom de desconto
      </h2>
      <p role="status">
        {cupom
          ? `Com o cupom ${cupom} a compra custa ${formatReais(total)}. Você pode trocar por outro que deixe mais barato.`
          : `${orderWords(purchase).stillHeld}. Se já havia uma cobrança, escolha de novo como pagar.`}
      </p>
      <form method="post" {...formProps} onSubmit={submit} className="grid gap-3">
        <FormName name="cupom" />
        <div className="grid gap-3 md:flex md:items-start">
          <TextField
            id="compra-cupom"
            name="cupom"
            label="Código do cupom"
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            defaultValue={answer?.entries['cupom']}
            className="flex-1"
            error={form.fieldErrors['cupom']}
          />
          <Button
            type="submit"
            variant="secondary"
            className="md:mt-6"
            loading={use.isPending}
            loadingText="Aplicando"
          >
            Usar cupom
          </Button>
        </div>
        {!form.fieldErrors['cupom'] && <SendFailure failure={failure} />}
      </form>
    </Card>
  );
}
