import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { NarrowPage } from '#/storefront/shared/page/narrow-page.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import type { RecoveryApplication } from '#/domain/site/recovery-application.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { recoveryMutations } from '../recovery.queries.ts';
import { validateRecovery, readRecoveryEntries } from '../recovery.schema.ts';

interface ForgottenPasswordPageProps {
  application: RecoveryApplication;
  answer: FormAnswer | undefined;
  back: ReactNode;
}

export function ForgottenPasswordPage({ application, answer: given, back }: ForgottenPasswordPageProps) {
  const [answer] = useState(given);
  const form = useFormCheck({
    read: readRecoveryEntries,
    find: validateRecovery,
    prefix: 'recuperar',
    answer,
  });
  const request = useMutation(recoveryMutations.request());
  const failure = failureOf(request, answer);
  const sent = request.data ?? (request.isIdle ? answer?.done : undefined);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && !request.isPending) request.mutate({ ...entries, aplicacao: application });
  }

  return (
    <NarrowPage
      title="Esqueceu sua senha?"
      lead="Diga quem você é e enviamos um link para criar uma nova."
      other={back}
    >
      <form method="post" {...form.formProps} onSubmit={submit} className="grid gap-5">
        <FormName name="recuperar" />
        <SendFailure failure={failure} />
        {sent && (
          <Alert tone="success" live title="Confira seu e-mail">
            <p>{sent.mensagem}</p>
            <p className="mt-2">Não chegou? Olhe também a caixa de spam, ou peça de novo daqui a pouco.</p>
          </Alert>
        )}
        <TextField
          id="recuperar-identificador"
          name="identificador"
          label="CPF, e-mail ou nome de usuário"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          defaultValue={answer?.entries['identificador']}
          error={form.fieldErrors['identificador']}
        />
        <Button type="submit" size="lg" block loading={request.isPending} loadingText="Enviando">
          {sent ? 'Enviar de novo' : 'Enviar link'}
        </Button>
      </form>
    </NarrowPage>
  );
}
