import { useMutation } from '@tanstack/react-query';
import { describeFailure } from '#/blocks/form-problems.ts';
import { Alert } from '#/ui/alert.tsx';
import { Button } from '#/ui/button.tsx';
import { emailAddressMutations } from '../email-address.queries.ts';

/** Sends the confirmation mail again, for who is signed in. */
export function ResendConfirmation() {
  const resend = useMutation(emailAddressMutations.resend());
  const failure = resend.error ? describeFailure(resend.error) : undefined;
  return (
    <div className="grid gap-5">
      {failure && <Alert tone="danger" live title={failure.message} />}
      {resend.data && <Alert tone="success" live title={resend.data.mensagem} />}
      <Button
        size="lg"
        block
        variant="secondary"
        loading={resend.isPending}
        loadingText="Enviando"
        onClick={() => resend.mutate()}
      >
        Enviar o link de novo
      </Button>
    </div>
  );
}
