import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FirstDay } from '#/storefront/shared/course/first-day.tsx';
import { OfferFacts } from '#/storefront/shared/course/offer-facts.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { NarrowPage } from '#/storefront/shared/page/narrow-page.tsx';
import { PersonalLinkSignIn, RefusedPersonalLink } from '#/storefront/shared/page/personal-link.tsx';
import { TermsText } from '#/storefront/shared/rich-text/terms-text.tsx';
import type { SeatInvitation } from '#/contract/purchasing/company-order.ts';
import type { Terms } from '#/contract/purchasing/purchase.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { Checkbox } from '#/storefront/ui/fields/checkbox.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import type { SeatLinkRefusal } from '../company-order.functions.ts';
import { companyOrderMutations, companyOrderQueries } from '../company-order.queries.ts';
import { TERMS_MISSING } from '../company-order.schema.ts';

export function SeatSignIn({ here }: { here: string }) {
  return (
    <PersonalLinkSignIn
      title="Uma vaga para você"
      lead="Uma empresa reservou uma vaga em seu nome. Entre com a sua conta para ver o curso e aceitar."
      here={here}
    />
  );
}

interface SeatInvitationPageProps {
  convite: string;
  answer: FormAnswer | undefined;
  signOut: ReactNode;
}

export function SeatInvitationPage({ convite, answer, signOut }: SeatInvitationPageProps) {
  const { data } = useSuspenseQuery(companyOrderQueries.link(convite));
  if (data.refusal) return <RefusedLink refusal={data.refusal} signOut={signOut} />;
  const { seat, terms } = data;
  return (
    <NarrowPage
      title={titleOf(seat)}
      lead={
        seat.aceite_em
          ? `Aceita em ${formatInstant(new Date(seat.aceite_em))}. A turma e o contrato ficam em Minhas compras.`
          : seat.do_responsavel
            ? `${seat.nome} tem menos de 18 anos: como responsável, você lê o contrato e aceita. Não há nada a pagar.`
            : 'Você não paga nada: só lê o contrato e aceita.'
      }
      next={
        seat.aceite_em && (
          <FirstDay course={seat.produto} offer={seat.oferta} isCompany={seat.do_responsavel} />
        )
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <p className="text-lg font-bold text-heading">{seat.produto.titulo}</p>
        <OfferFacts offer={seat.oferta} />
        {seat.oferta.formato !== 'ead' && <p className="text-sm">{seat.oferta.unidade.endereco}</p>}
        {seat.aceite_em ? (
          <>
            <Alert tone="success" title="Matrícula confirmada">
              {seat.do_responsavel
                ? `Esperamos ${seat.nome} na primeira aula.`
                : `${seat.nome}, esperamos você na primeira aula.`}
            </Alert>
            <Link to="/minhas-compras" className={linkClass()}>
              Ver em Minhas compras
            </Link>
          </>
        ) : (
          terms && <AcceptForm convite={convite} terms={terms} answer={answer} />
        )}
      </div>
    </NarrowPage>
  );
}

function titleOf({ aceite_em, empresa, nome, do_responsavel: isGuardians }: SeatInvitation): string {
  if (aceite_em) return isGuardians ? `A vaga é de ${nome}` : 'A vaga é sua';
  return `${empresa} reservou uma vaga para ${isGuardians ? nome : 'você'}`;
}

function AcceptForm({
  convite,
  terms,
  answer,
}: {
  convite: string;
  terms: Terms;
  answer: FormAnswer | undefined;
}) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState(answer?.fieldErrors['contrato']);
  const query = companyOrderQueries.link(convite);
  const accept = useMutation({
    ...companyOrderMutations.accept(convite),
    onSuccess: (seat) => {
      queryClient.setQueryData(query.queryKey, { seat, terms: null });
      return queryClient.invalidateQueries({ queryKey: companyOrderQueries.ownSeats().queryKey });
    },
    onError: () => queryClient.invalidateQueries(query),
  });
  const { versao, sha256 } = terms;
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isAccepted = new FormData(event.currentTarget).has('contrato');
    setProblem(isAccepted ? undefined : TERMS_MISSING);
    if (isAccepted && !accept.isPending) accept.mutate({ versao, sha256 });
    if (!isAccepted) document.getElementById('aceitar-contrato')?.focus();
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <FormName name="aceitar-vaga" />
      <input type="hidden" name="versao" value={versao} />
      <input type="hidden" name="sha256" value={sha256} />
      <TermsText text={terms.texto} content={terms.conteudo} label="Contrato" />
      <Checkbox
        id="aceitar-contrato"
        name="contrato"
        value="sim"
        required
        {...(problem && { error: problem })}
      >
        Li e aceito o contrato
      </Checkbox>
      <SendFailure failure={failureOf(accept, answer)} />
      <Button type="submit" variant="sell" size="lg" block loading={accept.isPending} loadingText="Aceitando">
        Aceitar a vaga
      </Button>
    </form>
  );
}

const refusals: Readonly<Record<SeatLinkRefusal, { title: string; lead: string }>> = {
  over: {
    title: 'Este link não vale mais',
    lead: 'A empresa desistiu da vaga, indicou outra pessoa ou enviou um link mais novo. Procure o último e-mail, ou fale com a empresa.',
  },
  'not-yours': {
    title: 'Este link não é para esta conta',
    lead: 'Ele é de quem a empresa indicou, pelo CPF, ou do responsável por quem tem menos de 18 anos. Se é você, saia desta conta e entre com a sua.',
  },
};

function RefusedLink({ refusal, signOut }: { refusal: SeatLinkRefusal; signOut: ReactNode }) {
  return <RefusedPersonalLink {...refusals[refusal]} {...(refusal === 'not-yours' && { other: signOut })} />;
}
