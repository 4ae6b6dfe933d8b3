import { Link } from '#/storefront/shared/page/link.tsx';
import { useState, type FormEvent } from 'react';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Modal } from '#/storefront/ui/overlays/modal.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

interface ConfirmedActProps {
  codigo: string;
  asksHere?: boolean;
  name: string;
  label: string;
  busy: string;
  keep: string;
  question: string;
  warning: string;
  answer: FormAnswer | undefined;
  act: { isPending: boolean; isIdle: boolean; error: Error | null; mutate(): void };
}

export function ConfirmedAct({
  codigo,
  asksHere = false,
  name,
  label,
  busy,
  keep,
  question,
  warning,
  answer,
  act,
}: ConfirmedActProps) {
  const action = asksHere ? undefined : fillPath('/minhas-compras/$codigo', { codigo });
  const formId = `confirmar-${name}`;
  const [asking, setAsking] = useState(false);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setAsking(true);
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (new FormData(event.currentTarget, submitter).has('confirmado')) confirm();
  }
  function confirm() {
    if (!act.isPending) act.mutate();
  }
  return (
    <>
      <form method="post" action={action} onSubmit={submit} className="grid gap-4">
        <FormName name={name} />
        <SendFailure failure={answer?.failure} pressed={{ name: 'confirmado', value: 'sim' }} />
        {answer?.fieldErrors['confirmado'] ? (
          <Alert
            tone="warning"
            live
            title={question}
            actions={
              <>
                <Button type="submit" variant="danger">
                  {label}
                </Button>
                <Link
                  to="/minhas-compras/$codigo"
                  params={{ codigo }}
                  className={buttonClass({ variant: 'secondary' })}
                >
                  {keep}
                </Link>
              </>
            }
          >
            <input type="hidden" name="confirmado" value="sim" />
            <ChangingText>{warning}</ChangingText>
          </Alert>
        ) : (
          <Button type="submit" variant="secondary" className="justify-self-start">
            {label}
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
              {keep}
            </Button>
            <Button type="submit" form={formId} variant="danger" loading={act.isPending} loadingText={busy}>
              {label}
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
          <FormName name={name} />
          <input type="hidden" name="confirmado" value="sim" />
          <p>{warning}</p>
          <SendFailure failure={failureOf(act)} />
        </form>
      </Modal>
    </>
  );
}
