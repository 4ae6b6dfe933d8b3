import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { tidyName } from '#/domain/person/full-name.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { EmailField } from '#/storefront/forms/fields/email-field.tsx';
import { NewPasswordField } from '#/storefront/forms/fields/new-password-field.tsx';
import { tidyOnLeaving } from '#/storefront/forms/fields/tidy-on-leaving.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { NarrowPage } from '#/storefront/shared/page/narrow-page.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { setupMutations } from '../setup.queries.ts';
import { validateAdministrator, pathAfterSetup, readAdministratorEntries } from '../setup.schema.ts';

interface SetupPageProps {
  code: string;
  /** The answer to the form when it was sent without JavaScript. */
  answer: FormAnswer | undefined;
}

/** Makes the first administrator of a shop. */
export function SetupPage({ code, answer: given }: SetupPageProps) {
  const [answer] = useState(given);
  const form = useFormCheck({
    read: readAdministratorEntries,
    find: validateAdministrator,
    prefix: 'administrador',
    answer,
  });
  const create = useMutation({
    ...setupMutations.create(code),
    onSuccess: () => {
      location.assign(pathAfterSetup);
      // The button keeps turning until the page has moved on.
      return new Promise<never>(() => {});
    },
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  const failure = failureOf(create, answer);

  if (failure?.codigo === 'LINK_SEM_VALIDADE') return <NoSetupLink />;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && !create.isPending) create.mutate(entries);
  }

  const common = (name: 'nome' | 'email') => ({
    id: `administrador-${name}`,
    required: true,
    defaultValue: answer?.entries[name],
    error: form.fieldErrors[name],
  });
  return (
    <NarrowPage
      title="Crie o acesso de administração"
      lead="É com ele que você cadastra a escola, os cursos e a equipe. No próximo passo você liga a verificação em duas etapas, com um aplicativo de códigos no celular."
    >
      <form method="post" {...form.formProps} onSubmit={submit} className="grid gap-5">
        <FormName name="administrador" />
        <ErrorSummary errors={form.summary} />
        <SendFailure failure={failure} />
        <TextField
          {...common('nome')}
          name="nome"
          label="Seu nome completo"
          autoComplete="name"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={120}
          onBlur={tidyOnLeaving(tidyName)}
        />
        <EmailField {...common('email')} label="Seu e-mail" />
        <NewPasswordField id="administrador-senha" label="Senha" error={form.fieldErrors['senha']} />
        <Button type="submit" size="lg" block loading={create.isPending} loadingText="Criando">
          Criar e continuar
        </Button>
      </form>
    </NarrowPage>
  );
}

/** The page without a link, or with one that is too old. */
export function NoSetupLink() {
  return (
    <NarrowPage
      title="Falta o link de configuração"
      lead="Esta loja ainda não tem administrador. Para criar o primeiro acesso, abra o link que o servidor mostrou ao iniciar. Ele vale por uma hora e uma vez."
    >
      <p>
        Perdeu o link ou ele venceu? Quem cuida do servidor gera outro com o comando{' '}
        <code className="font-mono wrap-anywhere">npm run admin -- setup-link</code>.
      </p>
    </NarrowPage>
  );
}
