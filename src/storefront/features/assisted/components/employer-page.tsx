import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { OfferFacts } from '#/storefront/shared/course/offer-facts.tsx';
import { NarrowPage } from '#/storefront/shared/page/narrow-page.tsx';
import { formatReais } from '#/domain/sale/money.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import type { fetchEmployerRequest } from '../assisted.functions.ts';
import { assistedMutations, assistedQueries } from '../assisted.queries.ts';

type Request = NonNullable<Awaited<ReturnType<typeof fetchEmployerRequest>>['request']>;

interface EmployerPageProps {
  convite: string;
  answer: FormAnswer | undefined;
}

/** Where an employer says whether it pays for a seat. Mail scanners open links, so only the buttons act. */
export function EmployerPage({ convite, answer }: EmployerPageProps) {
  const { data } = useSuspenseQuery(assistedQueries.employer(convite));
  const { request } = data;
  if (!request) {
    return (
      <NarrowPage title="Este link não vale" lead="Ele passou das 72 horas, ou o pedido foi cancelado.">
        <p>Sem a sua confirmação nada acontece e nada é cobrado.</p>
      </NarrowPage>
    );
  }
  if (request.resposta === 'CONFIRMADA') {
    return (
      <NarrowPage
        title="Confirmado: a empresa paga"
        lead="O aluno recebe agora o link para aceitar a vaga. O valor é faturado quando ele aceitar."
      >
        <Facts request={request} />
      </NarrowPage>
    );
  }
  if (request.resposta === 'RECUSADA') {
    return (
      <NarrowPage
        title="Recusado: a empresa não paga"
        lead="A matrícula não acontece e nada é cobrado da empresa."
      >
        <p>Se foi um engano, fale com a gente.</p>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage
      title="A sua empresa paga esta matrícula?"
      lead={`${request.vendedor}, da nossa central de atendimento, registrou que sim. A matrícula só acontece se você confirmar até ${formatInstant(new Date(request.expira_em))}.`}
    >
      <Facts request={request} />
      <AnswerForm convite={convite} answer={answerTo(answer, 'responder')} />
    </NarrowPage>
  );
}

function Facts({ request }: { request: Request }) {
  const { empresa, cnpj, aluno, produto, oferta, valor } = request;
  const facts = [
    ['Empresa', empresa],
    ['CNPJ', cnpj],
    ['Quem vai estudar', `${aluno.nome}, CPF ${aluno.cpf}`],
    ['Curso', produto.titulo],
    ['Valor a faturar', formatReais(valor)],
  ] as const;
  return (
    <Card padding="lg" className="grid gap-4">
      <dl className="grid gap-3">
        {facts.map(([term, value]) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{term}</dt>
            <dd className="ml-auto text-right font-semibold text-heading wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <OfferFacts offer={oferta} />
    </Card>
  );
}

function AnswerForm({ convite, answer }: EmployerPageProps) {
  const queryClient = useQueryClient();
  const send = useMutation({
    ...assistedMutations.answerEmployer(convite),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: assistedQueries.all }),
  });
  return (
    <form
      method="post"
      className="mt-5 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent;
        const word = new FormData(event.currentTarget, submitter).get('resposta');
        if (!send.isPending) send.mutate(word === 'CONFIRMADA' ? 'CONFIRMADA' : 'RECUSADA');
      }}
    >
      <FormName name="responder" />
      <SendFailure failure={failureOf(send, answer)} />
      <p className="text-sm text-muted">
        Ao confirmar, a empresa assume o valor acima, que faturamos quando o aluno aceitar a vaga. Se você não
        conhece este pedido, recuse.
      </p>
      <Button
        type="submit"
        name="resposta"
        value="CONFIRMADA"
        size="lg"
        block
        loading={send.isPending}
        loadingText="Enviando"
      >
        Confirmar que a empresa paga
      </Button>
      <Button
        type="submit"
        name="resposta"
        value="RECUSADA"
        variant="secondary"
        block
        disabled={send.isPending}
      >
        Recusar
      </Button>
    </form>
  );
}
