import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FULL_NAME_MAX_LENGTH, tidyName } from '#/domain/person/full-name.ts';
import { NewPasswordField } from '#/storefront/forms/fields/new-password-field.tsx';
import { tidyOnLeaving } from '#/storefront/forms/fields/tidy-on-leaving.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { UserName } from '#/storefront/shared/page/user-name.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { PasswordField } from '#/storefront/ui/fields/password-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { teamInvitationMutations } from '../team-invitation.queries.ts';
import {
  pathAfterJoining,
  readJoin,
  validateNewAccess,
  validateOwnAccount,
  type JoinEntries,
} from '../team-invitation.schema.ts';

interface JoinFormProps {
  convite: string;
  email: string;
  /** Accepts with the account that is signed in, by its password. */
  isOwn: boolean;
  answer: FormAnswer | undefined;
}

export function JoinForm({ convite, email, isOwn, answer: given }: JoinFormProps) {
  const name = isOwn ? 'conta-propria' : 'novo-acesso';
  const [answer] = useState(answerTo(given, name));
  const form = useFormCheck({
    read: readJoin,
    find: isOwn ? validateOwnAccount : validateNewAccess,
    prefix: 'convite',
    answer,
  });
  const withNew = useMutation(teamInvitationMutations.join(convite));
  const withOwn = useMutation(teamInvitationMutations.joinWithAccount(convite));
  const join = useMutation({
    mutationFn: (entries: JoinEntries) =>
      isOwn ? withOwn.mutateAsync(entries) : withNew.mutateAsync(entries),
    onSuccess: (joined) => {
      location.assign(pathAfterJoining(joined));
      // The button keeps turning until the page has moved on.
      return new Promise<never>(() => {});
    },
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && !join.isPending) join.mutate(entries);
  }

  return (
    <form method="post" {...form.formProps} onSubmit={submit} className="grid gap-5">
      <FormName name={name} />
      <UserName email={email} />
      <ErrorSummary errors={form.summary} />
      <SendFailure failure={failureOf(join, answer)} />
      {isOwn ? (
        <PasswordField
          id="convite-senha"
          name="senha"
          label="Sua senha"
          autoComplete="current-password"
          required
          error={form.fieldErrors['senha']}
        />
      ) : (
        <>
          <TextField
            id="convite-nome"
            name="nome"
            label="Seu nome completo"
            autoComplete="name"
            autoCapitalize="words"
            spellCheck={false}
            required
            maxLength={FULL_NAME_MAX_LENGTH}
            defaultValue={answer?.entries['nome']}
            onBlur={tidyOnLeaving(tidyName)}
            error={form.fieldErrors['nome']}
          />
          <NewPasswordField id="convite-senha" label="Senha" error={form.fieldErrors['senha']} />
        </>
      )}
      <Button type="submit" size="lg" block loading={join.isPending} loadingText="Aceitando">
        {isOwn ? 'Aceitar o convite' : 'Aceitar e criar o acesso'}
      </Button>
    </form>
  );
}
