import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { NarrowPage } from '#/storefront/shared/page/narrow-page.tsx';
import { PersonFields } from '#/storefront/forms/fields/person-fields.tsx';
import { validatePerson, readPersonEntries, toPersonBody } from '#/storefront/forms/fields/person-form.ts';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { cpfClaimMutations } from '../cpf-claim.queries.ts';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';

interface CpfClaimPageProps {
  answer: FormAnswer | undefined;
  back: ReactNode;
  goOn: ReactNode;
}

export function CpfClaimPage({ answer: given, back, goOn }: CpfClaimPageProps) {
  const [answer] = useState(given);
  const form = useFormCheck({
    read: readPersonEntries,
    find: (entries) => validatePerson(entries, calendarDay(new Date())),
    prefix: 'cpf',
    answer,
  });
  const send = useMutation({
    ...cpfClaimMutations.send(),
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  const failure = failureOf(send, answer);
  const sent = send.data ?? (send.isIdle ? answer?.done : undefined);
  if (sent) {
    return (
      <NarrowPage title="Recebemos seu pedido" lead={sent.mensagem}>
        {goOn}
      </NarrowPage>
    );
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && !send.isPending) send.mutate(toPersonBody(entries));
  }

  return (
    <NarrowPage
      title="Este CPF é meu"
      lead="Alguém usou seu CPF em outra conta? Diga quem você é e nossa equipe confere."
      other={back}
    >
      <form method="post" {...form.formProps} onSubmit={submit} className="grid gap-5">
        <FormName name="pedido" />
        <ErrorSummary errors={form.summary} />
        <SendFailure failure={failure} />
        <Alert tone="info" title="Como funciona">
          <ol className="grid list-decimal gap-1 pl-5">
            <li>{keepWords('Você preenche seus dados, com o telefone e o e-mail que você usa.')}</li>
            <li>Em até dois dias úteis ligamos para esse telefone e pedimos um documento com foto.</li>
            <li>{keepWords('Conferido o documento, liberamos o CPF e avisamos você por e-mail.')}</li>
          </ol>
        </Alert>
        <PersonFields prefix="cpf" fieldErrors={form.fieldErrors} defaults={answer?.entries} />
        <p className="text-sm text-muted">
          Não envie fotos de documentos por aqui. Nunca pedimos sua senha nem códigos.
        </p>
        <Button type="submit" size="lg" block loading={send.isPending} loadingText="Enviando">
          Enviar pedido
        </Button>
      </form>
    </NarrowPage>
  );
}
