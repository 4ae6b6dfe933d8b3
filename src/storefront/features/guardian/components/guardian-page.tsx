import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import type { ReactNode } from 'react';
import { OfferFacts } from '#/storefront/shared/course/offer-facts.tsx';
import { NarrowPage } from '#/storefront/shared/page/narrow-page.tsx';
import { PersonalLinkSignIn, RefusedPersonalLink } from '#/storefront/shared/page/personal-link.tsx';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { costsMoney, orderKind } from '#/domain/sale/order/order-kind.ts';
import { orderWords } from '#/domain/sale/order/order-words.ts';
import { formatDeadline } from '#/domain/time/dates.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import type { GuardianLinkRefusal } from '../guardian.functions.ts';
import { guardianMutations, guardianQueries } from '../guardian.queries.ts';

export function GuardianSignIn({ here }: { here: string }) {
  return (
    <PersonalLinkSignIn
      title="Você foi indicado como responsável"
      lead="Quem tem menos de 18 anos se matricula com o aceite de um responsável, que também paga quando o curso tem um valor. Entre com a sua conta para ver o curso e a turma."
      here={here}
    />
  );
}

interface GuardianPageProps {
  convite: string;
  answer: FormAnswer | undefined;
  signOut: ReactNode;
  onOpened(codigo: string): void | Promise<void>;
}

export function GuardianPage({ convite, answer, signOut, onOpened }: GuardianPageProps) {
  const { data } = useSuspenseQuery(guardianQueries.link(convite));
  if (data.refusal) return <RefusedLink refusal={data.refusal} signOut={signOut} />;
  const { purchase } = data;
  const { noun, price } = orderWords(purchase);
  return (
    <NarrowPage
      title={`${purchase.aluno.nome} quer estudar`}
      lead={`E indicou você como responsável, para aceitar o contrato${price === null ? ' e pagar' : '. Não há nada a pagar'}.`}
    >
      <div className="grid gap-5">
        <div className="grid gap-1">
          <p className="text-lg font-bold text-heading">{purchase.produto.titulo}</p>
          <p className="text-xl font-bold text-heading tabular-nums">
            {price ?? formatReais(purchase.total)}
          </p>
        </div>
        <OfferFacts offer={purchase.oferta} />
        {purchase.contratante ? (
          <Link
            to="/minhas-compras/$codigo"
            params={{ codigo: purchase.codigo }}
            className={buttonClass({ variant: 'sell', size: 'lg', block: true })}
          >
            {`Ir para a ${noun}`}
          </Link>
        ) : (
          <OpenForm convite={convite} purchase={purchase} answer={answer} onOpened={onOpened} />
        )}
      </div>
    </NarrowPage>
  );
}

interface OpenFormProps extends Pick<GuardianPageProps, 'convite' | 'answer' | 'onOpened'> {
  purchase: Purchase;
}

function OpenForm({ convite, purchase, answer, onOpened }: OpenFormProps) {
  const isToPay = costsMoney(orderKind(purchase));
  const open = useMutation({
    ...guardianMutations.open(convite),
    onSuccess: ({ codigo }) => onOpened(codigo),
  });
  return (
    <form
      method="post"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!open.isPending) open.mutate();
      }}
    >
      <FormName name="abrir-compra" />
      <SendFailure failure={failureOf(open, answer)} />
      <Button
        type="submit"
        variant="sell"
        size="lg"
        block
        loading={open.isPending || open.isSuccess}
        loadingText="Abrindo"
      >
        {isToPay ? 'Ler o contrato e pagar' : 'Ler o contrato e aceitar'}
      </Button>
      <p className="text-sm text-muted">
        {`${isToPay ? 'Nada é cobrado agora. ' : ''}A vaga fica guardada até ${formatDeadline(new Date(purchase.reserva_expira_em))}.`}
      </p>
    </form>
  );
}

const refusals: Readonly<Record<GuardianLinkRefusal, { title: string; lead: string }>> = {
  over: {
    title: 'Este link não vale mais',
    lead: 'O prazo passou, o pedido foi cancelado ou um link mais novo foi enviado. Peça a quem vai estudar que envie outro.',
  },
  'not-yours': {
    title: 'Este link não é para esta conta',
    lead: 'Ele é de quem foi indicado como responsável, pelo CPF. Se é você, saia desta conta e entre com a sua.',
  },
  'under-age': {
    title: 'O responsável precisa ter 18 anos ou mais',
    lead: 'Pela data de nascimento da sua conta, você ainda não pode aceitar este contrato. Confira seus dados ou peça a quem vai estudar que indique outra pessoa.',
  },
};

function RefusedLink({ refusal, signOut }: { refusal: GuardianLinkRefusal; signOut: ReactNode }) {
  return <RefusedPersonalLink {...refusals[refusal]} {...(refusal === 'not-yours' && { other: signOut })} />;
}
