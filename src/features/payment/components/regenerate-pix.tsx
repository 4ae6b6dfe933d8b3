import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeFailure } from '#/blocks/form-problems.ts';
import { Alert } from '#/ui/alert.tsx';
import { Button } from '#/ui/button.tsx';
import { paymentMutations, paymentQueries } from '../payment.queries.ts';

interface RegeneratePixProps {
  codigoCompra: string;
  onRegenerated?(): void | Promise<void>;
}

/** The button that makes a new Pix; a refusal is told in the words of the backend. */
export function RegeneratePix({ codigoCompra, onRegenerated }: RegeneratePixProps) {
  const queryClient = useQueryClient();
  const regenerate = useMutation({
    ...paymentMutations.regenerate(),
    onSuccess: async (charge) => {
      queryClient.setQueryData(paymentQueries.charge(codigoCompra).queryKey, charge);
      await onRegenerated?.();
    },
  });
  return (
    <div className="grid gap-4">
      {regenerate.error && (
        <Alert tone="danger" live title={describeFailure(regenerate.error).message}>
          Você pode comprar outra turma deste curso, ou falar com a gente.
        </Alert>
      )}
      <div>
        <Button
          variant="sell"
          size="lg"
          loading={regenerate.isPending}
          loadingText="Gerando um novo Pix"
          onClick={() => regenerate.mutate(codigoCompra)}
        >
          Gerar novo Pix
        </Button>
      </div>
    </div>
  );
}
