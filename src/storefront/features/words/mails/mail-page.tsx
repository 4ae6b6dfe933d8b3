import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { DeskMail, MailPreview } from '#/contract/words/mail-words.ts';
import { fixedMailGroups } from '#/domain/site/words/mail-words.ts';
import { answerTo, type Done, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { describeFailure, listErrors } from '#/storefront/forms/form-errors.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { OnePressForm } from '#/storefront/shared/desk/one-press-form.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { markdownHint, WordsPage } from '../words-page.tsx';
import { MailPreviewSection } from './mail-preview.tsx';
import { mailMutations, mailQueries } from './mail.queries.ts';
import { mailLabels, mailTexts, readMailEntries, restoreText, validateMailEntries } from './mail.schema.ts';
import { useLeaveRestored } from './use-leave-restored.ts';

interface MailPageProps {
  mail: DeskMail;
  answer: FormAnswer | undefined;
}

/** A mail of the shop: what the school says in it, and how it looks. */
export function EditMailPage({ mail, answer }: MailPageProps) {
  const { nome, tipo, editavel, grupo, previa } = mail;
  return (
    <WordsPage
      title={nome}
      lead={editavel ? 'Campo vazio deixa o texto da loja.' : (fixedMailGroups[grupo] ?? '')}
      back={{ to: '/gestao/emails' }}
      actions={
        editavel ? (
          <p>
            <Link
              to="/gestao/emails/$tipo/historico"
              params={{ tipo }}
              className={linkClass('text', 'inline-block py-2')}
            >
              Histórico
            </Link>
          </p>
        ) : undefined
      }
    >
      {editavel ? (
        <EditableMail mail={mail} answer={answer} />
      ) : (
        <MailPreviewSection mail={previa} title="Como chega" />
      )}
    </WordsPage>
  );
}

function EditableMail({ mail, answer: given }: MailPageProps) {
  const { tipo, previa, problemas } = mail;
  const [answer] = useState(answerTo(given, 'email'));
  const queryClient = useQueryClient();
  const leave = useLeaveRestored(tipo);
  const [entries] = useState({
    ...mailTexts(mail),
    versao: String(mail.versao),
    ...(answer?.done?.mensagem === undefined ? answer?.entries : {}),
  });
  const [versao, setVersao] = useState(entries.versao);
  const form = useFormCheck({
    read: readMailEntries,
    find: validateMailEntries,
    prefix: 'email',
    answer,
    focus: 'summary',
  });
  const send = useMutation({
    ...mailMutations.send(tipo),
    onSuccess: (outcome) => {
      if (outcome.versao === undefined) return undefined;
      setVersao(String(outcome.versao));
      return queryClient.invalidateQueries({ queryKey: mailQueries.all });
    },
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  const failure = failureOf(send, answer);
  const done: Done | undefined = send.data?.done ?? (send.isIdle ? answer?.done : undefined);
  const lines = done?.linhas ?? [];
  const shown = done?.achado as MailPreview | undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const typed = form.check(event.currentTarget, submitter);
    if (typed && !send.isPending) send.mutate(typed);
  }
  const isPending = (act: string) => send.isPending && send.variables.acao === act;

  return (
    <>
      {problemas.length > 0 && (
        <Alert tone="warning" title="O texto da escola não sai como está">
          <ChangingText>{problemas.join(' ')}</ChangingText>
        </Alert>
      )}
      <form method="post" {...form.formProps} onSubmit={submit} className="grid grid-cols-1 gap-6">
        <FormName name="email" />
        <input type="hidden" name="versao" value={versao} />
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        {failure && listErrors(failure.fieldErrors).length === 0 && <SendFailure failure={failure} />}
        {done?.mensagem !== undefined && (
          <Alert tone="success" live>
            <ChangingText>{done.mensagem}</ChangingText>
          </Alert>
        )}
        {lines.map(({ situacao, texto }) => (
          <Alert key={texto} tone={situacao === 'FALTA' ? 'danger' : 'success'} live>
            <ChangingText>{texto}</ChangingText>
          </Alert>
        ))}
        <TextField
          id="email-assunto"
          name="assunto"
          label={mailLabels.assunto}
          hint={`O da loja: ${mail.assunto_da_loja}`}
          autoComplete="off"
          defaultValue={entries.assunto}
          error={form.fieldErrors['assunto']}
        />
        <TextAreaField
          id="email-abertura"
          name="abertura"
          label={mailLabels.abertura}
          hint={`Fica depois da saudação. ${markdownHint}`}
          rows={6}
          lang="pt-BR"
          spellCheck
          defaultValue={entries.abertura}
          error={form.fieldErrors['abertura']}
        />
        <TextAreaField
          id="email-fechamento"
          name="fechamento"
          label={mailLabels.fechamento}
          hint="Fica depois do que a loja informa."
          rows={6}
          lang="pt-BR"
          spellCheck
          defaultValue={entries.fechamento}
          error={form.fieldErrors['fechamento']}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            name="acao"
            value="salvar"
            loading={isPending('salvar')}
            loadingText="Salvando"
          >
            Salvar texto
          </Button>
          <Button
            type="submit"
            name="acao"
            value="previa"
            variant="secondary"
            loading={isPending('previa')}
            loadingText="Montando"
          >
            Ver prévia
          </Button>
          <Button
            type="submit"
            name="acao"
            value="teste"
            variant="secondary"
            loading={isPending('teste')}
            loadingText="Enviando"
          >
            Mandar um teste para mim
          </Button>
        </div>
      </form>
      <MailPreviewSection
        mail={shown ?? previa}
        title={shown ? 'Prévia do que está escrito' : 'Como chega agora'}
      />
      <Fields mail={mail} />
      {mail.alterado_em !== null && (
        <OnePressForm
          queryKey={mailQueries.all}
          name="desfazer"
          answer={answerTo(given, 'desfazer')}
          mutation={mailMutations.restore(tipo)}
          value={{ versao: Number(versao), mudanca: null }}
          field={{ name: 'volta', value: restoreText({ versao: Number(versao), mudanca: null }) }}
          text="Voltar ao texto da loja"
          loadingText="Voltando"
          className="md:justify-self-start"
          onDone={leave}
        />
      )}
    </>
  );
}

function Fields({ mail: { campos } }: { mail: DeskMail }) {
  return (
    <section aria-labelledby="campos" className="grid grid-cols-1 gap-3">
      <h2 id="campos" className="text-section">
        Campos
      </h2>
      <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {campos.map(({ nome, descricao, exemplo, so_no_texto: onlyInText }) => (
          <div key={nome} className="grid grid-cols-1 gap-1">
            <dt className="font-semibold wrap-anywhere">
              <span>{`{{${nome}}}`}</span>
            </dt>
            <dd className="text-sm wrap-anywhere text-muted">
              <span>{`${descricao}${onlyInText ? ' (não no assunto)' : ''}: ${exemplo || 'vazio'}`}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
