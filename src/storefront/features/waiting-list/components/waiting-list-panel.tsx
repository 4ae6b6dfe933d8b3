import { Link } from '#/storefront/shared/page/link.tsx';
import { useSnapshotLocation } from '#/storefront/shared/first-location.ts';
import type { Offer } from '#/contract/catalogue/course.ts';
import { rememberedAct } from '#/storefront/shared/page/pending-act.ts';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { invitationTerms } from '../invitation-terms.ts';
import { OwnPlace } from './own-place.tsx';

interface WaitingListPanelProps {
  offer: Pick<Offer, 'id_oferta' | 'id_produto' | 'tipo_oferta'>;
  signedIn: boolean;
}

/**
 * The waiting list of an offer that sells no seat now: join it, see one's place, leave it, use the seat one
 * was given.
 */
export function WaitingListPanel({ offer, signedIn }: WaitingListPanelProps) {
  return (
    <section aria-labelledby="lista-de-espera" className="grid gap-3 border-t border-line pt-5">
      <h2 id="lista-de-espera" className="text-lg font-bold text-heading">
        Lista de espera
      </h2>
      {offer.tipo_oferta !== 'PAGO' ? (
        <JoinByEnrolling offer={offer} />
      ) : signedIn ? (
        <OwnPlace offer={offer} />
      ) : (
        <JoinBySigningIn offer={offer} />
      )}
    </section>
  );
}

// ENROLMENT-4
function JoinByEnrolling({ offer }: Pick<WaitingListPanelProps, 'offer'>) {
  return (
    <>
      <p className="text-sm">{keepWords(invitationTerms)}</p>
      <Link
        to="/inscricao/$courseId/$offerId"
        params={{ courseId: offer.id_produto, offerId: offer.id_oferta }}
        className={buttonClass({ variant: 'secondary', block: true })}
      >
        Ir para a lista de espera
      </Link>
    </>
  );
}

function JoinBySigningIn({ offer }: Pick<WaitingListPanelProps, 'offer'>) {
  const here = useSnapshotLocation(({ href }) => href);
  return (
    <>
      <p className="text-sm">{keepWords(invitationTerms)}</p>
      <Link
        to="/autenticacao"
        search={{ redirect_to: here }}
        {...rememberedAct('lista-de-espera', offer.id_oferta)}
        className={buttonClass({ variant: 'secondary', block: true })}
      >
        Entrar na lista de espera
      </Link>
    </>
  );
}
