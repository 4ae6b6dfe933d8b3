import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Link } from '#/storefront/shared/page/link.tsx';
import { useState, type FormEvent } from 'react';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure, maySendAgain } from '#/storefront/forms/form-errors.ts';
import { NewPasswordField } from '#/storefront/forms/fields/new-password-field.tsx';
import { PersonFields } from '#/storefront/forms/fields/person-fields.tsx';
import { SendAgain } from '#/storefront/forms/send-failure.tsx';
import { trackEvent } from '#/storefront/shared/tracking/track-event.ts';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { Checkbox } from '#/storefront/ui/fields/checkbox.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { signInMutations } from '../sign-in.queries.ts';
import {
  validateRegistration,
  readRegistrationEntries,
  toRegistrationBody,
  type SignInContext,
} from '../sign-in.schema.ts';
import { useNoScriptAction } from '../use-no-script-action.ts';
import { isBusy } from './sign-in-form.tsx';

const KNOWN_PERSON = 'CADASTRO_EXISTENTE';

interface RegisterFormProps {
  context: SignInContext;
  answer?: FormAnswer | undefined;
  onTyped?(form: HTMLFormElement): void;
  onRegistered(): void | Promise<void>;
}

export function RegisterForm({ context, answer: pageAnswer, onTyped, onRegistered }: RegisterFormProps) {
  const [answer] = useState(answerTo(pageAnswer, 'cadastro'));
  const action = useNoScriptAction(context, true);
  const { formProps, ...form } = useFormCheck({
    read: readRegistrationEntries,
    find: (entries) => validateRegistration(entries, calendarDay(new Date())),
    prefix: 'cadastro',
    answer: answer?.failure?.codigo === KNOWN_PERSON ? undefined : answer,
  });
  const register = useMutation({
    ...signInMutations.register(),
    onSuccess: () => {
      trackEvent({ name: 'new_account' });
      return onRegistered();
    },
    onError: (error) => {
      const { codigo, fieldErrors } = describeFailure(error);
      form.show(codigo === KNOWN_PERSON ? {} : fieldErrors);
    },
  });
  const failure = failureOf(register, answer);
  const isKnown = failure?.codigo === KNOWN_PERSON;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && !register.isPending) register.mutate(toRegistrationBody(entries, context));
  }

  return (
    <form
      method="post"
      action={action}
      {...formProps}
      onInput={(event) => {
        formProps.onInput(event);
        onTyped?.(event.currentTarget);
      }}
      onSubmit={submit}
      className="grid gap-5"
    >
      <FormName name="cadastro" />
      <ErrorSummary errors={form.summary} />
      {failure && (
        <Alert
          tone="danger"
          live
          title={failure.message}
          actions={isKnown ? <KnownPersonWays context={context} /> : maySendAgain(failure) && <SendAgain />}
        />
      )}
      <PersonFields prefix="cadastro" fieldErrors={form.fieldErrors} defaults={answer?.entries} />
      <NewPasswordField id="cadastro-senha" label="Senha" error={form.fieldErrors['senha']} />
      <div className="grid gap-2">
        <Checkbox
          id="cadastro-termos"
          name="termos"
          required
          defaultChecked={answer !== undefined && 'termos' in answer.entries}
          {...(form.fieldErrors['termos'] && { error: form.fieldErrors['termos'] })}
        >
          Li e aceito os{' '}
          <Link to="/termos-de-uso" target="_blank" className={linkClass()}>
            termos de uso
            <Icon name="external" size="sm" className="ml-1 inline-block" label="abre em outra aba" />
          </Link>{' '}
          e a{' '}
          <Link to="/politica-privacidade" target="_blank" className={linkClass()}>
            política de privacidade
            <Icon name="external" size="sm" className="ml-1 inline-block" label="abre em outra aba" />
          </Link>
          .
        </Checkbox>
        <Checkbox
          id="cadastro-novidades"
          name="novidades"
          defaultChecked={answer !== undefined && 'novidades' in answer.entries}
        >
          Quero receber novidades e ofertas por e-mail.
        </Checkbox>
      </div>
      <Button type="submit" size="lg" block loading={isBusy(register)} loadingText="Criando sua conta">
        Criar conta
      </Button>
    </form>
  );
}

function KnownPersonWays({ context }: { context: SignInContext }) {
  const here = useLocation({ select: ({ href }) => href });
  const search = useLocation({ select: ({ search: { redirect_to } }) => redirect_to });
  const redirect_to = context === 'checkout' ? here : search;
  const look = linkClass('text', 'inline-flex min-h-11 items-center lg:min-h-6');
  return (
    <>
      <Link to="/autenticacao" search={{ redirect_to }} className={look}>
        Entrar
      </Link>
      <Link to="/esqueceu-sua-senha" search={{ redirect_to }} className={look}>
        Recuperar senha
      </Link>
      <Link to="/este-cpf-e-meu" className={look}>
        Este CPF é meu
      </Link>
    </>
  );
}
