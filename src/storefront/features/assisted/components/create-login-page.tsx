import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import { useState, type FormEvent } from 'react';
import { NarrowPage } from '#/storefront/shared/page/narrow-page.tsx';
import { NewPasswordField } from '#/storefront/forms/fields/new-password-field.tsx';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Checkbox } from '#/storefront/ui/fields/checkbox.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { assistedMutations, assistedQueries } from '../assisted.queries.ts';
import { linkPath } from '../link-path.ts';
import { validateNewLogin, readNewLogin } from '../login.schema.ts';
import { DeadLink } from './link-page.tsx';

interface CreateLoginPageProps {
  link: string;
  answer: FormAnswer | undefined;
  onCreated(turma: string): void | Promise<void>;
}

export function CreateLoginPage({ link, answer, onCreated }: CreateLoginPageProps) {
  const { data } = useSuspenseQuery(assistedQueries.linkLogin(link));
  if (data.refusal) return <DeadLink />;
  const { tem_login, email, turma } = data.login;
  const goOn = linkPath(turma, link);
  if (tem_login || email === null) {
    return (
      <NarrowPage
        title={tem_login ? 'Você já tem conta' : 'Não temos o seu e-mail'}
        lead={
          tem_login
            ? 'Entre com o seu CPF ou e-mail e abra o link de novo. Se não lembra a senha, peça outra.'
            : 'Para criar o acesso é preciso um e-mail seu. Fale com quem atendeu você.'
        }
      >
        <div className="grid gap-3">
          {tem_login && (
            <Link
              to="/autenticacao"
              search={{ redirect_to: goOn }}
              reloadDocument
              className={buttonClass({ size: 'lg', block: true })}
            >
              Entrar
            </Link>
          )}
          <Link
            to={tem_login ? '/esqueceu-sua-senha' : '/fale-conosco'}
            {...(tem_login && { search: { redirect_to: goOn } })}
            className={buttonClass({ variant: 'secondary', size: 'lg', block: true })}
          >
            {tem_login ? 'Esqueci minha senha' : 'Fale conosco'}
          </Link>
        </div>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage
      title="Crie seu acesso"
      lead={`Um código enviado para ${email} prova que é você. A senha é só sua: ninguém da nossa equipe pede.`}
    >
      <div className="grid gap-6">
        <CodeForm link={link} email={email} answer={answerTo(answer, 'enviar-codigo')} />
        <LoginForm link={link} answer={answerTo(answer, 'criar-acesso')} onCreated={onCreated} />
      </div>
    </NarrowPage>
  );
}

function CodeForm({ link, email, answer }: { link: string; email: string; answer: FormAnswer | undefined }) {
  const send = useMutation(assistedMutations.sendCode(link));
  const sentTo = send.data?.email ?? (send.isIdle ? answer?.done?.email : undefined);
  return (
    <form
      method="post"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!send.isPending) send.mutate();
      }}
    >
      <FormName name="enviar-codigo" />
      <h2 className="text-section">1. Receba o código</h2>
      <SendFailure failure={failureOf(send, answer)} />
      {sentTo && (
        <Alert tone="success" live title={`Código enviado para ${sentTo}`}>
          Ele vale por 15 minutos. Confira também a caixa de spam.
        </Alert>
      )}
      <Button type="submit" variant="secondary" block loading={send.isPending} loadingText="Enviando">
        {sentTo ? 'Enviar outro código' : `Enviar código para ${email}`}
      </Button>
    </form>
  );
}

interface LoginFormProps extends Pick<CreateLoginPageProps, 'link' | 'onCreated'> {
  answer: FormAnswer | undefined;
}

function LoginForm({ link, answer: given, onCreated }: LoginFormProps) {
  const [answer] = useState(given);
  const form = useFormCheck({ read: readNewLogin, find: validateNewLogin, prefix: 'acesso', answer });
  const create = useMutation({
    ...assistedMutations.createLogin(link),
    onSuccess: ({ turma }) => onCreated(turma),
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (!entries || create.isPending || create.isSuccess) return;
    const { codigo, senha, novidades } = entries;
    create.mutate({ codigo, senha, novidades });
  }
  return (
    <form
      method="post"
      {...form.formProps}
      onSubmit={submit}
      className="grid gap-5 border-t border-line pt-6"
    >
      <FormName name="criar-acesso" />
      <h2 className="text-section">2. Escolha sua senha</h2>
      <ErrorSummary errors={form.summary} />
      <SendFailure failure={failureOf(create, answer)} />
      <TextField
        id="acesso-codigo"
        name="codigo"
        label="Código de 6 números"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
        defaultValue={answer?.entries['codigo']}
        {...(form.fieldErrors['codigo'] && { error: form.fieldErrors['codigo'] })}
      />
      <NewPasswordField id="acesso-senha" label="Senha" error={form.fieldErrors['senha']} />
      <div className="grid gap-2">
        <Checkbox
          id="acesso-termos"
          name="termos"
          required
          defaultChecked={answer !== undefined && 'termos' in answer.entries}
          {...(form.fieldErrors['termos'] && { error: form.fieldErrors['termos'] })}
        >
          Li e aceito os <NewTab to="/termos-de-uso">termos de uso</NewTab> e a{' '}
          <NewTab to="/politica-privacidade">política de privacidade</NewTab>.
        </Checkbox>
        <Checkbox
          id="acesso-novidades"
          name="novidades"
          defaultChecked={answer !== undefined && 'novidades' in answer.entries}
        >
          Quero receber novidades e ofertas por e-mail.
        </Checkbox>
      </div>
      <Button
        type="submit"
        size="lg"
        block
        loading={create.isPending || create.isSuccess}
        loadingText="Criando seu acesso"
      >
        Criar acesso e continuar
      </Button>
    </form>
  );
}

function NewTab({ to, children }: { to: '/termos-de-uso' | '/politica-privacidade'; children: string }) {
  return (
    <Link to={to} target="_blank" className={linkClass()}>
      <span>{children}</span>
      <Icon name="external" size="sm" className="ml-1 inline-block" label="abre em outra aba" />
    </Link>
  );
}
