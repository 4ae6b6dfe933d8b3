import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { confirmAccessLink } from '#/storefront/shared/desk/confirm-access-link.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { OfferFacts } from '#/storefront/shared/course/offer-facts.tsx';
import type { Proposal } from '#/contract/assisted/proposal.ts';
import { fundingLabels } from '#/domain/sale/assisted/assisted-terms.ts';
import { formatCnpj } from '#/domain/person/cnpj.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { paymentFormLabels } from '#/domain/sale/payment-terms.ts';
import { formatDeadline, formatInstant } from '#/domain/time/dates.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { CopyButton } from '#/storefront/ui/display/copy-button.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { Breadcrumb } from '#/storefront/ui/navigation/breadcrumb.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { assistedMutations, assistedQueries } from '../assisted.queries.ts';
import { validateDiscountDecision, readDiscountDecision } from '../decision.schema.ts';
import { describeDiscount, labelProposal, proposalTones } from '../proposal-words.ts';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';

interface ProposalPageProps {
  id: number;
  mayDecide: boolean;
  answer: FormAnswer | undefined;
}

export function ProposalPage({ id, mayDecide, answer }: ProposalPageProps) {
  const { data: proposal } = useSuspenseQuery(assistedQueries.proposal(id));
  const { situacao, produto, oferta, aluno } = proposal;
  return (
    <div className="container-page grid gap-6 py-6 md:py-8">
      <Breadcrumb
        items={[{ text: 'Minhas Vendas', href: 'minhas-vendas' }, { text: produto.titulo }]}
        renderLink={({ href, ...link }) => <Link to={href === '/' ? '/' : '/minhas-vendas'} {...link} />}
      />
      <header className="grid justify-items-start gap-3">
        <Badge tone={proposalTones[situacao]}>{labelProposal(proposal)}</Badge>
        <h1 className="text-title">{produto.titulo}</h1>
        <p className="text-sm text-muted">
          {`${proposal.tipo === 'COMPRA' ? 'Compra assistida' : 'Matrícula assistida'} ${id}, feita em ${formatInstant(new Date(proposal.criada_em))}, por ${proposal.vendedor.nome}`}
        </p>
      </header>
      {situacao === 'AGUARDANDO_APROVACAO' &&
        (mayDecide && !proposal.propria ? (
          <DecideForm proposal={proposal} answer={answerTo(answer, 'decidir-desconto')} />
        ) : (
          <Alert tone="warning" title={waitingTitles[proposal.tipo]}>
            <span className="wrap-anywhere">
              {proposal.email_empresa === null
                ? 'O link é criado e enviado ao aluno assim que houver a aprovação.'
                : `Depois a empresa confirma pelo e-mail ${proposal.email_empresa}, e só então o aluno recebe o link.`}
            </span>
          </Alert>
        ))}
      {situacao === 'AGUARDANDO_EMPRESA' && (
        <Alert tone="warning" title="Falta a empresa confirmar que paga">
          <span className="wrap-anywhere">
            {`Enviamos um link para ${proposal.email_empresa ?? ''}, que vale até ${formatInstant(new Date(proposal.expira_em))}. O aluno recebe o link dele quando a empresa confirmar.`}
          </span>
        </Alert>
      )}
      {situacao === 'RECUSADA' && proposal.tipo === 'MATRICULA' && (
        <Alert
          tone="danger"
          title={
            proposal.resposta_empresa === 'RECUSADA'
              ? 'A empresa respondeu que não paga'
              : 'O supervisor não aprovou'
          }
        >
          <span className="wrap-anywhere">
            {proposal.recusa ? `Motivo: ${proposal.recusa}` : 'O aluno não recebeu nenhum link.'}
          </span>
        </Alert>
      )}
      {proposal.url && <LinkCard proposal={proposal} url={proposal.url} answer={answer} />}
      {situacao === 'VENCIDA' && proposal.enviado_em && (
        <Card as="section" padding="lg" aria-labelledby="vencido" className="grid gap-3">
          <h2 id="vencido" className="text-section">
            O link venceu
          </h2>
          <p>
            {`Ele venceu em ${formatDeadline(new Date(proposal.expira_em))}. Envie outro, que vale mais 72 horas.`}
          </p>
          <ActForm id={id} act="resend" answer={answerTo(answer, 'reenviar-link')} />
        </Card>
      )}
      <div className="grid gap-6 lg:grid-cols-2">
        <Card as="section" padding="lg" aria-labelledby="turma" className="grid content-start gap-3">
          <h2 id="turma" className="text-section">
            Turma
          </h2>
          <OfferFacts offer={oferta} />
        </Card>
        <Card as="section" padding="lg" aria-labelledby="combinado" className="grid content-start gap-3">
          <h2 id="combinado" className="text-section">
            O que foi combinado
          </h2>
          <dl className="grid gap-3">
            {factsOf(proposal).map(([term, value]) => (
              <div key={term} className="flex flex-wrap justify-between gap-x-4">
                <dt className="text-muted">{term}</dt>
                <dd className="ml-auto text-right font-semibold text-heading wrap-anywhere tabular-nums">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          <p className="text-sm text-muted">{`Aluno: ${aluno.nome}, CPF ${aluno.cpf}`}</p>
        </Card>
      </div>
    </div>
  );
}

const waitingTitles = {
  COMPRA: 'O desconto espera pela aprovação do supervisor',
  MATRICULA: 'A matrícula espera pela aprovação do supervisor',
} as const;

function factsOf(proposal: Proposal): [term: string, value: string][] {
  const { preco_original, total, condicoes, custeio, motivo, email_empresa, resposta_empresa } = proposal;
  if (custeio) {
    const { tipo, empresa, cnpj } = custeio;
    return [
      ['Custeio', fundingLabels[tipo]],
      ...(empresa ? [['Empresa', empresa] as [string, string]] : []),
      ...(cnpj ? [['CNPJ', formatCnpj(cnpj)] as [string, string]] : []),
      ...(email_empresa ? [['E-mail da empresa', email_empresa] as [string, string]] : []),
      ...(resposta_empresa === 'CONFIRMADA' ? [['Empresa', 'Confirmou que paga'] as [string, string]] : []),
      ['Valor', formatReais(preco_original)],
    ];
  }
  const payment = condicoes
    ? `${paymentFormLabels[condicoes.forma]}${condicoes.parcelas > 1 ? ` em ${condicoes.parcelas}x` : ' à vista'}, ${condicoes.fixas ? 'combinada' : 'sugestão'}`
    : 'O aluno escolhe';
  const discount = describeDiscount(proposal);
  return [
    ['Preço', formatReais(preco_original)],
    ['Desconto', discount ? `− ${discount}` : 'Nenhum'],
    ['Total', formatReais(total)],
    ['Pagamento', payment],
    ...(motivo ? [['Motivo do desconto', motivo] as [string, string]] : []),
  ];
}

interface LinkCardProps {
  proposal: Proposal;
  url: string;
  answer: FormAnswer | undefined;
}

function LinkCard({ proposal, url, answer }: LinkCardProps) {
  const { id, aluno, enviado_em, expira_em } = proposal;
  return (
    <Card as="section" padding="lg" aria-labelledby="link" className="grid gap-4">
      <h2 id="link" className="text-section">
        Link do aluno
      </h2>
      <p>
        {keepWords(
          `${
            aluno.email && enviado_em
              ? `Enviado para ${aluno.email} em ${formatInstant(new Date(enviado_em))}.`
              : 'Não temos um e-mail deste aluno: copie o link e envie pela conversa.'
          } Vale até ${formatDeadline(new Date(expira_em))}.`,
        )}
      </p>
      <TextField
        label="Link"
        hint="Só funciona para quem entra com o CPF do aluno."
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap items-start gap-3">
        <CopyButton text={url} variant="primary" copiedText="Link copiado">
          Copiar link
        </CopyButton>
        {aluno.email && <ActForm id={id} act="resend" answer={answerTo(answer, 'reenviar-link')} />}
        <ActForm id={id} act="cancel" answer={answerTo(answer, 'cancelar-link')} />
      </div>
    </Card>
  );
}

const acts = {
  resend: { name: 'reenviar-link', label: 'Enviar de novo', busy: 'Enviando', said: 'Enviamos um novo link' },
  cancel: { name: 'cancelar-link', label: 'Cancelar link', busy: 'Cancelando', said: 'Link cancelado' },
} as const;

interface ActFormProps {
  id: number;
  act: keyof typeof acts;
  answer: FormAnswer | undefined;
}

function ActForm({ id, act, answer }: ActFormProps) {
  const queryClient = useQueryClient();
  const { name, label, busy, said } = acts[act];
  const send = useMutation({
    ...(act === 'resend' ? assistedMutations.resend(id) : assistedMutations.cancel(id)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: assistedQueries.all }),
  });
  return (
    <form
      method="post"
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!send.isPending) send.mutate();
      }}
    >
      <FormName name={name} />
      <SendFailure failure={failureOf(send, answer)} />
      {send.isSuccess && <Alert tone="success" live title={said} />}
      <Button type="submit" variant="secondary" loading={send.isPending} loadingText={busy}>
        {label}
      </Button>
    </form>
  );
}

function DecideForm({ proposal, answer }: { proposal: Proposal; answer: FormAnswer | undefined }) {
  const queryClient = useQueryClient();
  const decide = useMutation({
    ...assistedMutations.decide(proposal.id),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: assistedQueries.all }),
  });
  const failure = failureOf(decide, answer);
  const [problem, setProblem] = useState<string>();
  const isFunded = proposal.tipo === 'MATRICULA';
  return (
    <Card as="section" padding="lg" aria-labelledby="decisao">
      <form
        method="post"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent;
          const entries = readDiscountDecision(new FormData(event.currentTarget, submitter));
          const found = validateDiscountDecision(entries);
          setProblem(found['motivo']);
          if (found['motivo'] === undefined && !decide.isPending) {
            decide.mutate({ decisao: entries.decisao, motivo: entries.motivo });
          }
        }}
      >
        <FormName name="decidir-desconto" />
        <h2 id="decisao" className="text-section">
          {isFunded
            ? `${proposal.vendedor.nome} pede uma matrícula sem cobrança do aluno`
            : `${proposal.vendedor.nome} pede ${proposal.desconto_percentual}% de desconto`}
        </h2>
        <p className="wrap-anywhere">{isFunded ? describeFunding(proposal) : describeWish(proposal)}</p>
        {isFunded && (
          <>
            <input type="hidden" name="pede_motivo" value="sim" />
            <TextField
              name="motivo"
              label="Motivo, se recusar"
              maxLength={300}
              defaultValue={answer?.entries?.['motivo']}
              error={problem ?? answer?.fieldErrors?.['motivo']}
            />
          </>
        )}
        <SendFailure failure={failure}>{confirmAccessLink(failure)}</SendFailure>
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            name="decisao"
            value="APROVADO"
            loading={decide.isPending}
            loadingText="Salvando"
          >
            {isFunded && proposal.email_empresa !== null
              ? 'Aprovar e perguntar à empresa'
              : 'Aprovar e enviar o link'}
          </Button>
          <Button
            type="submit"
            name="decisao"
            value="RECUSADO"
            variant="secondary"
            disabled={decide.isPending}
          >
            Recusar
          </Button>
        </div>
      </form>
    </Card>
  );
}

const describeWish = (proposal: Proposal): string =>
  `De ${formatReais(proposal.preco_original)} por ${formatReais(proposal.total)}: desconto de ${describeDiscount(proposal)}.${proposal.motivo ? ` Motivo: ${proposal.motivo}` : ''}`;

function describeFunding({ custeio, preco_original, email_empresa }: Proposal): string {
  const amount = formatReais(preco_original);
  if (!custeio || custeio.tipo === 'BOLSA') return `Bolsa de estudo: ninguém paga os ${amount} desta turma.`;
  return `${custeio.empresa ?? ''}, CNPJ ${formatCnpj(custeio.cnpj ?? '')}, paga ${amount}. Com a sua aprovação, a empresa confirma pelo e-mail ${email_empresa ?? ''}.`;
}
