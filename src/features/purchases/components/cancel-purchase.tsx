import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '#/blocks/form-problems.ts';
import { Alert } from '#/ui/alert.tsx';
import { Button } from '#/ui/button.tsx';
import { Modal } from '#/ui/modal.tsx';
import { purchasesMutations } from '../purchases.queries.ts';

interface CancelPurchaseProps {
  codigo: string;
  onCancelled(): void | Promise<void>;
}

/** Gives a purchase up before payment, after asking. */
export function CancelPurchase({ codigo, onCancelled }: CancelPurchaseProps) {
  const [asking, setAsking] = useState(false);
  const cancel = useMutation({
    ...purchasesMutations.cancel(),
    onSuccess: async () => {
      setAsking(false);
      await onCancelled();
    },
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Cancelar compra
      </Button>
      <Modal
        open={asking}
        onClose={() => setAsking(false)}
        title="Cancelar esta compra?"
        size="sm"
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Manter a compra
            </Button>
            <Button
              variant="danger"
              loading={cancel.isPending}
              loadingText="Cancelando"
              onClick={() => cancel.mutate(codigo)}
            >
              Cancelar compra
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <p>Sua vaga volta para a turma e o código de pagamento deixa de valer.</p>
          {cancel.error && <Alert tone="danger" live title={describeFailure(cancel.error).message} />}
        </div>
      </Modal>
    </>
  );
}
