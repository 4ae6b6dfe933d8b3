import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { maySendAgain } from '#/storefront/forms/form-errors.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { paymentMutations, paymentQueries } from '../payment.queries.ts';

interface RegeneratePixProps {
  codigoCompra: string;
  answer?: FormAnswer | undefined;
  onRegenerated?(): void | Promise<void>;
}

export function RegeneratePix({ codigoCompra, answer, onRegenerated }: RegeneratePixProps) {
  const queryClient = useQueryClient();
  const regenerate = useMutation({
    ...paymentMutations.regenerate(),
    onSuccess: async (charge) => {
      queryClient.setQueryData(paymentQueries.charge(codigoCompra).queryKey, charge);
      await onRegenerated?.();
    },
  });
  const failure = failureOf(regenerate, answer);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!regenerate.isPending) regenerate.mutate(codigoCompra);
  }
  return (
    <form
      method="post"
      action={fillPath('/pix/regerar/$codigoCompra', { codigoCompra })}
      onSubmit={submit}
      className="grid gap-4"
    >
      <FormName name="regerar" />
      <SendFailure failure={failure}>
        {failure &&
          !maySendAgain(failure) &&
          'Você pode comprar outra turma deste curso, ou falar com a gente.'}
      </SendFailure>
      <div>
        <Button
          type="submit"
          variant="sell"
          size="lg"
          loading={regenerate.isPending}
          loadingText="Gerando um novo Pix"
        >
          Gerar novo Pix
        </Button>
      </div>
    </form>
  );
}
