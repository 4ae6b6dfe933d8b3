import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import { useState, type FormEvent } from 'react';
import { NarrowPage } from '#/storefront/shared/page/narrow-page.tsx';
import { TermsText } from '#/storefront/shared/rich-text/terms-text.tsx';
import type { NewAcceptance } from '#/contract/purchasing/new-acceptance.ts';
import { nameReasons } from '#/domain/sale/agreement/new-acceptance.ts';
import { formatDeadline } from '#/domain/time/dates.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { Checkbox } from '#/storefront/ui/fields/checkbox.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { ConfirmedAct } from '../components/confirmed-act.tsx';
import { purchasesQueries } from '../purchases.queries.ts';
import { listChangedFacts } from './changed-facts.ts';
import { ACCEPTANCE_MISSING, readAccept, refusalWarning } from './new-acceptance.schema.ts';
import { newAcceptanceMutations, newAcceptanceQueries } from './new-acceptance.queries.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

interface NewAcceptancePageProps {
  codigo: string;
  answer: FormAnswer | undefined;
  onAnswered(): void | Promise<void>;
}

// ACCEPTANCE-2
export function NewAcceptancePage({ codigo, answer, onAnswered }: NewAcceptancePageProps) {
  const { data: request } = useSuspenseQuery(newAcceptanceQueries.request(codigo));
  if (!request) {
    return (
      <NarrowPage title="Nada a aceitar" lead="Não há nenhuma mudança à espera da sua resposta.">
        <Link
          to="/minhas-compras/$codigo"
          params={{ codigo }}
          className={buttonClass({ size: 'lg', block: true })}
        >
          Ver os detalhes
        </Link>
      </NarrowPage>
    );
  }
  if (request.adiada) {
    return (
      <NarrowPage
        title="A turma foi adiada"
        lead="A nova data ainda não foi marcada. Para esperar, não faça nada: quando houver uma data, mandamos um e-mail e você diz se ela serve."
      >
        <div className="grid gap-8">
          <p className="font-semibold text-heading wrap-anywhere">{request.curso}</p>
          {!request.paga && !request.sem_custo && (
            <p>
              Você ainda não pagou, e não é preciso pagar agora. Se a reserva acabar antes da nova data, você
              não deve nada.
            </p>
          )}
          <Refusal request={request} answer={answerTo(answer, 'recusar-mudanca')} onRefused={onAnswered} />
        </div>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage
      title={request.sem_custo ? 'A matrícula mudou' : 'Sua compra mudou'}
      lead={`Depois do seu aceite mudou ${nameReasons(request.motivos)}. Confira e responda até ${answerUntil(request)}: sem a sua resposta nada é aceito em seu nome.`}
    >
      <div className="grid gap-8">
        <Changes request={request} />
        <AcceptForm request={request} answer={answerTo(answer, 'aceitar-mudanca')} onAccepted={onAnswered} />
        <Refusal request={request} answer={answerTo(answer, 'recusar-mudanca')} onRefused={onAnswered} />
      </div>
    </NarrowPage>
  );
}

const answerUntil = ({ reserva_expira_em, responder_ate }: NewAcceptance) =>
  reserva_expira_em ? formatDeadline(new Date(reserva_expira_em)) : formatDay(responder_ate);

function Changes({ request }: { request: NewAcceptance }) {
  return (
    <section aria-labelledby="mudancas" className="grid gap-4">
      <h2 id="mudancas" className="text-section">
        {request.curso}
      </h2>
      <dl className="grid gap-4">
        {listChangedFacts(request).map(({ name, before, after }) => (
          <div key={name} className="grid gap-1 border-l-4 border-line pl-4">
            <dt className="text-sm text-muted">{name}</dt>
            {before !== null && (
              <dd className="text-muted wrap-anywhere">
                <span className="sr-only">Antes: </span>
                <del>{before}</del>
              </dd>
            )}
            <dd className="font-semibold text-heading wrap-anywhere">
              <span className="sr-only">Agora: </span>
              <ChangingText>{after}</ChangingText>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface AcceptFormProps {
  request: NewAcceptance;
  answer: FormAnswer | undefined;
  onAccepted(): void | Promise<void>;
}

function AcceptForm({ request, answer, onAccepted }: AcceptFormProps) {
  const { codigo_compra: codigo, pedido, contrato } = request;
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState(answer?.fieldErrors['aceite']);
  const accept = useMutation({
    ...newAcceptanceMutations.accept(),
    onSuccess: onAccepted,
    onError: () => queryClient.invalidateQueries({ queryKey: purchasesQueries.all }),
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { accepted, ...shown } = readAccept(new FormData(event.currentTarget));
    setProblem(accepted ? undefined : ACCEPTANCE_MISSING);
    if (!accepted) document.getElementById('aceite')?.focus();
    else if (!accept.isPending) accept.mutate({ codigo, ...shown });
  }
  return (
    <form
      key={`${pedido} ${contrato.sha256}`}
      method="post"
      noValidate
      onSubmit={submit}
      className="grid gap-4"
    >
      <FormName name="aceitar-mudanca" />
      <input type="hidden" name="pedido" value={pedido} />
      <input type="hidden" name="versao" value={contrato.versao} />
      <input type="hidden" name="sha256" value={contrato.sha256} />
      <h2 className="text-section">Contrato em vigor</h2>
      <TermsText
        text={contrato.texto}
        content={contrato.conteudo}
        label={`Contrato, versão ${contrato.versao}`}
      />
      <p className="text-sm text-muted wrap-anywhere">{`SHA-256 do texto: ${contrato.sha256}`}</p>
      <Checkbox id="aceite" name="aceite" required {...(problem && { error: problem })}>
        Li e aceito as mudanças e o contrato, versão{' '}
        <span className="whitespace-nowrap">{contrato.versao}</span>.
      </Checkbox>
      <SendFailure failure={failureOf(accept, answer)} />
      <Button
        type="submit"
        variant="sell"
        size="lg"
        block
        loading={accept.isPending}
        loadingText="Registrando"
      >
        Aceitar e continuar
      </Button>
    </form>
  );
}

interface RefusalProps {
  request: NewAcceptance;
  answer: FormAnswer | undefined;
  onRefused(): void | Promise<void>;
}

function Refusal({ request, answer, onRefused }: RefusalProps) {
  const { codigo_compra: codigo, paga, sem_custo, adiada } = request;
  const refuse = useMutation({ ...newAcceptanceMutations.refuse(), onSuccess: onRefused });
  return (
    <section aria-labelledby="recusa" className="grid gap-3 border-t border-line pt-6">
      <h2 id="recusa" className="text-section">
        {adiada ? 'Não quer esperar?' : 'Não quer assim?'}
      </h2>
      <p>
        {sem_custo
          ? 'A matrícula termina, e não há nada a pagar.'
          : paga
            ? 'Devolvemos tudo o que você pagou, pela mesma forma de pagamento.'
            : 'Você não deve nada: a compra é cancelada.'}
      </p>
      <ConfirmedAct
        codigo={codigo}
        asksHere
        name="recusar-mudanca"
        label={nameRefusal(request)}
        busy="Registrando"
        keep="Voltar"
        question={adiada ? 'Sair da turma?' : 'Recusar as mudanças?'}
        warning={refusalWarning(request)}
        answer={answer}
        act={{ ...refuse, mutate: () => refuse.mutate(codigo) }}
      />
    </section>
  );
}

function nameRefusal({ paga, sem_custo, adiada }: NewAcceptance): string {
  const act = sem_custo ? 'encerrar a matrícula' : paga ? 'quero o dinheiro de volta' : 'cancelar a compra';
  return `${adiada ? 'Não espero' : 'Não aceito'}, ${act}`;
}
