import type { ReactNode } from 'react';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { maySendAgain, type Failure } from './form-errors.ts';

interface Pressed {
  name: string;
  value: string | undefined;
}

interface SendFailureProps {
  failure: Failure | undefined;
  pressed?: Pressed;
  children?: ReactNode;
}

/**
 * Why the form around it wasn't taken. Where sending the same again may work, it offers that, with all that
 * was typed.
 */
export function SendFailure({ failure, pressed, children }: SendFailureProps) {
  if (!failure) return null;
  return (
    <Alert
      tone="danger"
      live
      title={failure.message}
      actions={maySendAgain(failure) && <SendAgain {...pressed} />}
    >
      {children}
    </Alert>
  );
}

export function SendAgain({ name, value }: Partial<Pressed>) {
  return (
    <Button
      type="submit"
      variant="secondary"
      size="sm"
      {...(value !== undefined && { name, value })}
      data-send-again
      onClick={({ currentTarget }) => {
        // It goes while the form is sent, and the focus would be lost with it.
        findOwnButton(currentTarget)?.focus({ preventScroll: true });
      }}
    >
      Tentar novamente
    </Button>
  );
}

function findOwnButton(again: HTMLButtonElement): HTMLElement | undefined {
  const buttons = [...(again.form?.elements ?? [])].filter(
    (element): element is HTMLButtonElement =>
      element instanceof HTMLButtonElement &&
      element.type === 'submit' &&
      element.dataset['sendAgain'] === undefined,
  );
  return buttons.find(({ value }) => value === again.value) ?? buttons[0];
}
