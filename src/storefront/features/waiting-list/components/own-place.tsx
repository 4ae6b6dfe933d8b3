import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import type { Offer } from '#/contract/catalogue/course.ts';
import type { WaitingPlace } from '#/contract/seats/waiting-list.ts';
import { takeAct } from '#/storefront/shared/page/pending-act.ts';
import { describeChances } from '#/domain/catalogue/waiting-chances.ts';
import { formatDeadline } from '#/domain/time/dates.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { usePageAnswer } from '#/storefront/forms/page-answer.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { invitationTerms } from '../invitation-terms.ts';
import { waitingListMutations, waitingListQueries } from '../waiting-list.queries.ts';
import { ClaimLink } from './claim-link.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

interface OwnPlaceProps {
  offer: Pick<Offer, 'id_oferta' | 'id_produto' | 'tipo_oferta'>;
}

export function OwnPlace({ offer }: OwnPlaceProps) {
  const queryClient = useQueryClient();
  const status = useRef<HTMLDivElement>(null);
  const query = waitingListQueries.place(offer.id_oferta);
  const { data: place } = useQuery(query);
  const keep = (answer: NonNullable<typeof place>) => {
    queryClient.setQueryData(query.queryKey, answer);
    // The button that was pressed is gone.
    status.current?.focus();
  };
  const join = useMutation({ ...waitingListMutations.join(offer.id_oferta), onSuccess: keep });
  const leave = useMutation({ ...waitingListMutations.leave(offer.id_oferta), onSuccess: keep });
  const { mutate: joinNow } = join;
  useEffect(() => {
    if (takeAct('lista-de-espera', offer.id_oferta)) joinNow();
  }, [offer.id_oferta, joinNow]);
  const joined = usePageAnswer('entrar-na-lista');
  const left = usePageAnswer('sair-da-lista');
  const isInvited = place?.convite_expira_em != null;
  const isOn = place !== undefined && (place.posicao !== null || isInvited);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (join.isPending || leave.isPending) return;
    if (isOn) leave.mutate();
    else joinNow();
  }

  return (
    <div ref={status} tabIndex={-1} className="grid gap-3 outline-none">
      <div role="status" className="text-sm">
        <PlaceText place={place} />
      </div>
      {isInvited && <ClaimLink offer={offer} />}
      <form method="post" onSubmit={submit} className="grid gap-3">
        <FormName name={isOn ? 'sair-da-lista' : 'entrar-na-lista'} />
        <SendFailure failure={failureOf(join, joined) ?? failureOf(leave, left)} />
        <Button
          type="submit"
          variant={isInvited ? 'ghost' : 'secondary'}
          block
          loading={join.isPending || leave.isPending}
          loadingText={isOn ? 'Saindo da lista' : 'Entrando na lista'}
        >
          {isInvited
            ? 'Não quero mais a vaga'
            : isOn
              ? 'Sair da lista de espera'
              : 'Entrar na lista de espera'}
        </Button>
      </form>
    </div>
  );
}

function PlaceText({ place }: { place: WaitingPlace | undefined }): ReactNode {
  if (place?.convite_expira_em) {
    return (
      <p>
        <strong className="block text-base text-heading">Há uma vaga guardada para você</strong>
        <ChangingText>{`Ela é sua até ${formatDeadline(new Date(place.convite_expira_em))}.`}</ChangingText>
      </p>
    );
  }
  if (place?.posicao == null) return <p>{keepWords(invitationTerms)}</p>;
  return (
    <div className="grid gap-2">
      <p>
        <strong className="block text-base text-heading">
          {place.posicao === 1
            ? 'Você é a próxima pessoa da lista'
            : `Você é a ${place.posicao}ª pessoa da lista`}
        </strong>
        {place.chances && <ChangingText>{describeChances(place.posicao, place.chances)}</ChangingText>}
      </p>
      <p>
        {keepWords(
          'Quando chegar a sua vez, mandamos um e-mail com um link só seu. A vaga fica guardada por 24 horas.',
        )}
      </p>
    </div>
  );
}
