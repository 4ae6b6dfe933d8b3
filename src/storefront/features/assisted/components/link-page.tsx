import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import type { FormEvent, ReactNode } from 'react';
import { OfferFacts } from '#/storefront/shared/course/offer-facts.tsx';
import { NarrowPage } from '#/storefront/shared/page/narrow-page.tsx';
import { RefusedPersonalLink } from '#/storefront/shared/page/personal-link.tsx';
import { fundingLabels } from '#/domain/sale/assisted/assisted-terms.ts';
import { orderWords } from '#/domain/sale/order/order-words.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { paymentFormLabels } from '#/domain/sale/payment-terms.ts';
import { formatDeadline } from '#/domain/time/dates.ts';
import { GuardianFields } from '#/storefront/forms/fields/guardian-fields.tsx';
import {
  validateGuardian,
  readGuardianEntries,
  toGuardianBody,
  typedGuardian,
} from '#/storefront/forms/fields/guardian-form.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure, type Failure } from '#/storefront/forms/form-errors.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { EmailText } from '#/storefront/ui/email-text.tsx';
import type { fetchLink, LinkRefusal } from '../assisted.functions.ts';
import { assistedMutations, assistedQueries } from '../assisted.queries.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

type LinkProposal = NonNullable<Awaited<ReturnType<typeof fetchLink>>['proposal']>;

interface OwnLoginProps {
  children: Elements;
}

export function LinkSignIn({ link, children }: OwnLoginProps & { link: string }) {
  return (
    <NarrowPage
      title="Falta só você confirmar"
      lead="Nossa central preparou um curso para você. Entre com a sua conta para ver a turma, o valor e o contrato."
    >
      <div className="grid gap-6">
        {children}
        <div className="grid gap-3 border-t border-line pt-6">
          <Link
            to="/compra-assistida/criar-login"
            search={{ link }}
            className={buttonClass({ variant: 'secondary', size: 'lg', block: true })}
          >
            Criar meu acesso
          </Link>
          <p className="text-sm text-muted">
            O link só funciona para o CPF que você informou no atendimento. Ninguém da nossa equipe pede sua
            senha.
          </p>
        </div>
      </div>
    </NarrowPage>
  );
}

export function SellerSignIn({ children }: OwnLoginProps) {
  return (
    <NarrowPage
      title="Compra assistida"
      lead="Entre com a sua conta da central de atendimento. Quem foi atendido usa o link que recebeu por e-mail."
    >
      {children}
    </NarrowPage>
  );
}

interface LinkPageProps {
  link: string;
  here: string;
  answer: FormAnswer | undefined;
  signOut: ReactNode;
  onOpened(codigo: string): void | Promise<void>;
}

export function LinkPage({ link, here, answer, signOut, onOpened }: LinkPageProps) {
  const { data } = useSuspenseQuery(assistedQueries.link(link));
  if (data.refusal) return <RefusedLink refusal={data.refusal} signOut={signOut} />;
  const { proposal } = data;
  const { produto, oferta, vendedor, aluno, compra } = proposal;
  return (
    <NarrowPage
      title={titleOf(proposal)}
      lead={
        compra
          ? `${vendedor.nome}, da nossa central, preparou isto, e você já confirmou. Tudo o mais está na página da ${orderWords(proposal).noun}.`
          : `${vendedor.nome}, da nossa central, preparou isto para você. Confira antes de confirmar.`
      }
    >
      <div className="grid gap-5">
        <div className="grid gap-1">
          <h2 className="text-lg font-bold text-heading wrap-anywhere">{produto.titulo}</h2>
          <Price proposal={proposal} />
        </div>
        <OfferFacts offer={oferta} />
        <p className="text-sm">
          <span className="font-semibold text-heading">{aluno.nome}</span>
          <br />
          <ChangingText>{`CPF ${aluno.cpf}`}</ChangingText>
          <br />
          <EmailText address={aluno.email} />
        </p>
        {compra ? (
          <Link
            to="/minhas-compras/$codigo"
            params={{ codigo: compra }}
            className={buttonClass({ variant: 'sell', size: 'lg', block: true })}
          >
            {`Ir para a ${orderWords(proposal).noun}`}
          </Link>
        ) : proposal.faltam.length > 0 ? (
          <MissingData missing={proposal.faltam} here={here} />
        ) : (
          <OpenForm link={link} proposal={proposal} answer={answer} onOpened={onOpened} />
        )}
      </div>
    </NarrowPage>
  );
}

function titleOf(proposal: LinkProposal): string {
  const { noun, states } = orderWords(proposal);
  return proposal.compra && proposal.estado_compra ? states[proposal.estado_compra] : `Confirme sua ${noun}`;
}

function Price({ proposal }: { proposal: LinkProposal }) {
  const { custeio, preco_original, desconto, total, condicoes } = proposal;
  if (custeio) {
    return (
      <p className="font-semibold text-heading wrap-anywhere">
        {`${fundingLabels[custeio.tipo]}${custeio.empresa ? `: ${custeio.empresa}` : ''}. Você não paga nada.`}
      </p>
    );
  }
  return (
    <>
      {desconto > 0 && (
        <p className="text-sm text-muted tabular-nums">
          De <s>{formatReais(preco_original)}</s> por
        </p>
      )}
      <p className="text-xl font-bold text-heading tabular-nums">{formatReais(total)}</p>
      {condicoes && (
        <p className="text-sm text-muted">
          {`${condicoes.fixas ? 'Combinado: ' : 'Sugestão: '}${paymentFormLabels[condicoes.forma]}${condicoes.parcelas > 1 ? ` em ${condicoes.parcelas}x` : ' à vista'}`}
        </p>
      )}
    </>
  );
}

const missingNames = { nascimento: 'a data de nascimento', telefone: 'o telefone' } as const;

function MissingData({ missing, here }: { missing: LinkProposal['faltam']; here: string }) {
  const onlyPhone = missing.length === 1 && missing[0] === 'telefone';
  return (
    <Alert
      tone="warning"
      title={`Falta ${missing.map((name) => missingNames[name]).join(' e ')} no seu cadastro`}
      actions={
        onlyPhone ? (
          <Link
            to="/cadastrar-telefone"
            search={{ redirect_to: here }}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            Informar o telefone
          </Link>
        ) : (
          <Link to="/atualizar-cadastro" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            Completar meu cadastro
          </Link>
        )
      }
    >
      Complete e abra este link de novo.
    </Alert>
  );
}

interface OpenFormProps extends Pick<LinkPageProps, 'link' | 'answer' | 'onOpened'> {
  proposal: LinkProposal;
}

function OpenForm({ link, proposal, answer, onOpened }: OpenFormProps) {
  const { menor, aluno, custeio } = proposal;
  const form = useFormCheck({
    read: (data) => (menor ? readGuardianEntries(data) : undefined),
    find: (guardian) => (guardian ? validateGuardian(guardian, aluno.cpf) : {}),
    prefix: 'link',
    answer,
  });
  const open = useMutation({
    ...assistedMutations.open(),
    onSuccess: ({ codigo }) => onOpened(codigo),
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  const failure = failureOf(open, answer);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const guardian = menor ? form.check(event.currentTarget) : undefined;
    if ((menor && !guardian) || open.isPending || open.isSuccess) return;
    open.mutate({ link, ...(guardian && { responsavel: toGuardianBody(guardian) }) });
  }

  return (
    <form method="post" {...form.formProps} onSubmit={submit} className="grid gap-5">
      <FormName name="abrir-compra" />
      {menor && (
        <>
          <ErrorSummary errors={form.summary} />
          <p>
            {`Quem tem menos de 18 anos se matricula com um responsável, que aceita o contrato${custeio ? '' : ' e paga'}.`}
          </p>
          <GuardianFields
            prefix="link"
            fieldErrors={form.fieldErrors}
            {...(answer && { defaults: typedGuardian(answer.entries) })}
          />
        </>
      )}
      <SendFailure failure={failure}>{failure && <WayOn failure={failure} />}</SendFailure>
      <Button
        type="submit"
        variant="sell"
        size="lg"
        block
        loading={open.isPending || open.isSuccess}
        loadingText="Guardando a vaga"
      >
        {menor ? 'Pedir ao responsável' : custeio ? 'Ler o contrato e confirmar' : 'Ler o contrato e pagar'}
      </Button>
      <p className="text-sm text-muted">
        {`${custeio ? 'A' : 'Nada é cobrado agora. A'} vaga é guardada quando você continua, por 30 minutos. O link vale até ${formatDeadline(new Date(proposal.expira_em))}.`}
      </p>
    </form>
  );
}

function WayOn({ failure: { codigo, fieldErrors } }: { failure: Failure }) {
  if (codigo === 'COMPRA_EM_ANDAMENTO' && fieldErrors['compra']) {
    return (
      <Link to="/minhas-compras/$codigo" params={{ codigo: fieldErrors['compra'] }} className={linkClass()}>
        Ver essa compra
      </Link>
    );
  }
  if (codigo === 'MUITAS_RESERVAS') {
    return (
      <Link to="/minhas-compras" className={linkClass()}>
        Ver minhas compras
      </Link>
    );
  }
  return null;
}

const refusals: Readonly<Record<LinkRefusal, { title: string; lead: string }>> = {
  over: {
    title: 'Este link não vale mais',
    lead: 'As 72 horas passaram, ele foi cancelado ou um link mais novo foi enviado. Peça outro a quem atendeu você.',
  },
  'not-yours': {
    title: 'Este link não é para esta conta',
    lead: 'Ele é de quem foi atendido, pelo CPF. Se é você, saia desta conta e entre com a sua.',
  },
};

function RefusedLink({ refusal, signOut }: { refusal: LinkRefusal; signOut: ReactNode }) {
  return <RefusedPersonalLink {...refusals[refusal]} {...(refusal === 'not-yours' && { other: signOut })} />;
}

export function NoLink() {
  return (
    <NarrowPage
      title="Você precisa do link"
      lead="A compra assistida é montada pela nossa central de atendimento, que envia um link para você confirmar."
    >
      <Link to="/fale-conosco" className={buttonClass({ variant: 'secondary', size: 'lg', block: true })}>
        Fale conosco
      </Link>
    </NarrowPage>
  );
}

export function DeadLink() {
  return <RefusedLink refusal="over" signOut={null} />;
}
