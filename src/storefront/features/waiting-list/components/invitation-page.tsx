import { useSuspenseQuery } from '@tanstack/react-query';
import { offerParams } from '#/storefront/shared/course/course-params.ts';
import { useLocation } from '@tanstack/react-router';
import { Link } from '#/storefront/shared/page/link.tsx';
import { NarrowPage } from '#/storefront/shared/page/narrow-page.tsx';
import { OfferFacts } from '#/storefront/shared/course/offer-facts.tsx';
import { Price } from '#/storefront/shared/course/price.tsx';
import { formatDeadline } from '#/domain/time/dates.ts';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import type { Invitation } from '../waiting-list.functions.ts';
import { waitingListQueries } from '../waiting-list.queries.ts';
import { ClaimLink } from './claim-link.tsx';

interface InvitationPageProps {
  convite: string;
  signedIn: boolean;
}

/** Where the mail of a freed seat leads. Looking at it uses nothing up: mail scanners open links. */
export function InvitationPage({ convite, signedIn }: InvitationPageProps) {
  const { data: invitation } = useSuspenseQuery(waitingListQueries.invitation(convite));
  if (!invitation) {
    return (
      <NarrowPage title="Este convite não vale mais" lead="A vaga já foi usada ou as 24 horas passaram.">
        <div className="grid gap-4">
          <p>
            Se a sua vaga passou para outra pessoa, você pode entrar de novo na lista de espera na página da
            turma.
          </p>
          {signedIn && (
            <p>Se o convite é de outra conta sua, saia desta, entre com a outra e abra o link de novo.</p>
          )}
          <Link to="/busca" className={buttonClass({ size: 'lg', block: true })}>
            Procurar outra turma
          </Link>
        </div>
      </NarrowPage>
    );
  }
  const { produto, oferta } = invitation;
  return (
    <NarrowPage
      title="Abriu uma vaga para você"
      lead={`Ela está guardada até ${formatDeadline(new Date(invitation.expira_em))}. Depois, passa para a próxima pessoa da lista.`}
      other={<InvitedOfferLink invitation={invitation} />}
    >
      <div className="grid gap-5">
        <p className="text-lg font-bold text-heading">{produto.titulo}</p>
        <OfferFacts offer={oferta} />
        <Price
          size="page"
          original={oferta.preco_original}
          promotional={oferta.preco_promocional}
          installments={oferta.parcelas_max}
        />
        <NextStep invitation={invitation} signedIn={signedIn} />
      </div>
    </NarrowPage>
  );
}

interface NextStepProps {
  invitation: Invitation;
  signedIn: boolean;
}

function NextStep({ invitation, signedIn }: NextStepProps) {
  const here = useLocation({ select: (location) => location.href });
  if (!signedIn) {
    return (
      <Link
        to="/autenticacao"
        search={{ redirect_to: here }}
        className={buttonClass({ variant: 'sell', size: 'lg', block: true })}
      >
        Entrar e garantir minha vaga
      </Link>
    );
  }
  return <ClaimLink offer={invitation.oferta} />;
}

function InvitedOfferLink({ invitation: { produto, oferta } }: { invitation: Invitation }) {
  return (
    <Link
      to="/$modality/$nomeCurso/$city/$idCurso/$idOferta"
      params={offerParams(produto, oferta)}
      className={linkClass()}
    >
      Ver a página da turma
    </Link>
  );
}
