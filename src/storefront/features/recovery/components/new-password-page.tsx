import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { NarrowPage } from '#/storefront/shared/page/narrow-page.tsx';
import { NewPasswordField } from '#/storefront/forms/fields/new-password-field.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { recoveryMutations, recoveryQueries, type RecoveryLink } from '../recovery.queries.ts';
import { validateNewPassword, readNewPasswordEntries } from '../recovery.schema.ts';

interface NewPasswordPageProps {
  link: RecoveryLink;
  answer: FormAnswer | undefined;
  onChanged(): void;
  askAgain: ReactNode;
}

export function NewPasswordPage({ link, answer: given, onChanged, askAgain }: NewPasswordPageProps) {
  const [answer] = useState(given);
  const form = useFormCheck({
    read: readNewPasswordEntries,
    find: validateNewPassword,
    prefix: 'nova',
    answer,
  });
  const reset = useMutation({
    ...recoveryMutations.reset(link),
    onSuccess: onChanged,
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  const failure = failureOf(reset, answer);
  const changed = reset.data ?? answer?.done;

  if (changed) {
    return (
      <NarrowPage
        title="Senha trocada"
        lead="Sua nova senha já vale. Por segurança, saímos da sua conta em todos os aparelhos."
      >
        {/* A whole page load: nothing of the ended session stays. */}
        <a href={changed.destino} className={buttonClass({ size: 'lg', block: true })}>
          Entrar com a nova senha
        </a>
      </NarrowPage>
    );
  }
  if (failure?.codigo === 'LINK_SEM_VALIDADE') return <DeadRecoveryLink askAgain={askAgain} />;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && !reset.isPending) reset.mutate(entries.senha);
  }

  return (
    <NarrowPage title="Crie uma nova senha" lead={<Lead link={link} />}>
      <form method="post" {...form.formProps} onSubmit={submit} className="grid gap-5">
        <FormName name="nova" />
        <SendFailure failure={failure} />
        <NewPasswordField id="nova-senha" label="Nova senha" error={form.fieldErrors['senha']} />
        <Button type="submit" size="lg" block loading={reset.isPending} loadingText="Salvando">
          Salvar nova senha
        </Button>
      </form>
    </NarrowPage>
  );
}

function Lead({ link }: { link: RecoveryLink }) {
  const { data } = useSuspenseQuery(recoveryQueries.link(link));
  return `Para sua conta na ${data.marca}. Escolha uma senha que você não usa em outro lugar.`;
}

export function DeadRecoveryLink({ askAgain }: { askAgain: ReactNode }) {
  return (
    <NarrowPage
      title="Este link não vale mais"
      lead="Ele já foi usado ou passou dos 30 minutos. Peça outro para continuar."
    >
      {askAgain}
    </NarrowPage>
  );
}
