import type { ReactNode } from 'react';
import { Alert } from '#/ui/feedback/alert.tsx';
import { Button } from '#/ui/navigation/button.tsx';
import { maySendAgain, type Failure } from './form-problems.ts';

interface SendFailureProps {
  failure: Failure | undefined;
  children?: ReactNode;
}

/** Why the form around it wasn't taken. Where sending the same again may work, it offers that, with all that was typed. */
export function SendFailure({ failure, children }: SendFailureProps) {
  if (!failure) return null;
  return (
    <Alert tone="danger" live title={failure.message} actions={maySendAgain(failure) && <SendAgain />}>
      {children}
    </Alert>
  );
}

/** Sends the form around it once more. */
export function SendAgain() {
  return (
    <Button
      type="submit"
      variant="secondary"
      size="sm"
      data-send-again
      onClick={({ currentTarget }) => {
        // It goes while the form is sent, and the focus would be lost with it.
        const own = currentTarget.form?.querySelector<HTMLElement>('[type=submit]:not([data-send-again])');
        own?.focus({ preventScroll: true });
      }}
    >
      Tentar novamente
    </Button>
  );
}
