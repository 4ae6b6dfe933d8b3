import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { describeFailure } from '#/blocks/form-problems.ts';
import { NarrowPage } from '#/blocks/narrow-page.tsx';
import { NewPasswordField } from '#/blocks/new-password-field.tsx';
import { useFormCheck } from '#/blocks/use-form-check.ts';
import { Alert } from '#/ui/alert.tsx';
import { buttonClass } from '#/ui/button-class.ts';
import { Button } from '#/ui/button.tsx';
import { recoveryMutations, recoveryQueries, type RecoveryLink } from '../recovery.queries.ts';
import { findNewPasswordProblems, readNewPasswordEntries } from '../recovery.schema.ts';

interface NewPasswordPageProps {
  link: RecoveryLink;
  /** Runs once the password is changed: the sessions of its owner are over, also here. */
  onChanged(): void;
  /** The way to another link. */
  askAgain: ReactNode;
}

/** Where the mail's link leads. Looking at it changes nothing; the button does. */
export function NewPasswordPage({ link, onChanged, askAgain }: NewPasswordPageProps) {
  const { data: found } = useSuspenseQuery(recoveryQueries.link(link));
  const form = useFormCheck({ read: readNewPasswordEntries, find: findNewPasswordProblems, prefix: 'nova' });
  const reset = useMutation({
    ...recoveryMutations.reset(link),
    onSuccess: onChanged,
    onError: (error) => form.show(describeFailure(error).problems),
  });
  const failure = reset.error ? describeFailure(reset.error) : undefined;

  if (reset.data) {
    return (
      <NarrowPage
        title="Senha trocada"
        lead="Sua nova senha já vale. Por segurança, saímos da sua conta em todos os aparelhos."
      >
        {/* A whole page load: nothing of the ended session stays. */}
        <a href={reset.data.destino} className={buttonClass({ size: 'lg', block: true })}>
          Entrar com a nova senha
        </a>
      </NarrowPage>
    );
  }
  if (!found || failure?.codigo === 'LINK_SEM_VALIDADE') {
    return (
      <NarrowPage
        title="Este link não vale mais"
        lead="Ele já foi usado ou passou dos 30 minutos. Peça outro para continuar."
      >
        {askAgain}
      </NarrowPage>
    );
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && !reset.isPending) reset.mutate(entries.senha);
  }

  return (
    <NarrowPage title="Crie uma nova senha" lead="Escolha uma senha que você não usa em outro lugar.">
      <form method="post" {...form.formProps} onSubmit={submit} className="grid gap-5">
        {failure && <Alert tone="danger" live title={failure.message} />}
        <NewPasswordField id="nova-senha" label="Nova senha" error={form.problems['senha']} />
        <Button type="submit" size="lg" block loading={reset.isPending} loadingText="Salvando">
          Salvar nova senha
        </Button>
      </form>
    </NarrowPage>
  );
}
