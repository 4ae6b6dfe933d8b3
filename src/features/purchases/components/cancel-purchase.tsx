import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { fillPath } from '#/blocks/page/fill-path.ts';
import type { FormAnswer } from '#/forms/form-answer.ts';
import { FormName } from '#/forms/form-name.tsx';
import { failureOf } from '#/forms/form-failure.ts';
import { SendFailure } from '#/forms/send-failure.tsx';
import { Alert } from '#/ui/feedback/alert.tsx';
import { Button } from '#/ui/navigation/button.tsx';
import { buttonClass } from '#/ui/navigation/button-class.ts';
import { Modal } from '#/ui/overlays/modal.tsx';
import { purchasesMutations } from '../purchases.queries.ts';
import { CANCEL_WARNING } from '../purchases.schema.ts';

interface CancelPurchaseProps {
  codigo: string;
  /** What became of the form, when it was sent as a plain POST to the page of the purchase. */
  answer?: FormAnswer | undefined;
  onCancelled(): void | Promise<void>;
}

const formId = 'cancelar-compra';
const question = 'Cancelar esta compra?';

/**
 * Gives a purchase up before payment, after asking. Without the page's script, the page of the purchase asks.
 */
export function CancelPurchase({ codigo, answer, onCancelled }: CancelPurchaseProps) {
  const action = fillPath('/minhas-compras/$codigo', { codigo });
  const [asking, setAsking] = useState(false);
  const cancel = useMutation({
    ...purchasesMutations.cancel(),
    onSuccess: async () => {
      setAsking(false);
      await onCancelled();
    },
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setAsking(true);
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (new FormData(event.currentTarget, submitter).has('confirmado')) confirm();
  }
  function confirm() {
    if (!cancel.isPending) cancel.mutate(codigo);
  }
  return (
    <>
      <form method="post" action={action} onSubmit={submit} className="grid gap-4">
        <FormName name="cancelar" />
        <SendFailure failure={answer?.failure} pressed={{ name: 'confirmado', value: 'sim' }} />
        {answer?.problems['confirmado'] ? (
          <Alert
            tone="warning"
            live
            title={question}
            actions={
              <>
                <Button type="submit" variant="danger">
                  Cancelar compra
                </Button>
                <Link
                  to="/minhas-compras/$codigo"
                  params={{ codigo }}
                  className={buttonClass({ variant: 'secondary' })}
                >
                  Manter a compra
                </Link>
              </>
            }
          >
            <input type="hidden" name="confirmado" value="sim" />
            {answer.problems['confirmado']}
          </Alert>
        ) : (
          <Button type="submit" variant="secondary" className="justify-self-start">
            Cancelar compra
          </Button>
        )}
      </form>
      <Modal
        open={asking}
        onClose={() => setAsking(false)}
        title={question}
        size="sm"
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Manter a compra
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="danger"
              loading={cancel.isPending}
              loadingText="Cancelando"
            >
              Cancelar compra
            </Button>
          </>
        }
      >
        <form
          id={formId}
          method="post"
          action={action}
          onSubmit={(event) => {
            event.preventDefault();
            confirm();
          }}
          className="grid gap-4"
        >
          <FormName name="cancelar" />
          <input type="hidden" name="confirmado" value="sim" />
          <p>{CANCEL_WARNING}</p>
          <SendFailure failure={failureOf(cancel)} />
        </form>
      </Modal>
    </>
  );
}
