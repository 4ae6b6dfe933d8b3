import { Link } from '#/storefront/shared/page/link.tsx';
import type { Offer } from '#/contract/catalogue/course.ts';
import { formatProductOffer } from '#/domain/catalogue/product-offer.ts';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';

interface ClaimLinkProps {
  offer: Pick<Offer, 'id_oferta' | 'id_produto' | 'tipo_oferta'>;
}

export function ClaimLink({ offer }: ClaimLinkProps) {
  const look = buttonClass({ variant: 'sell', size: 'lg', block: true });
  if (offer.tipo_oferta !== 'PAGO') {
    return (
      <Link
        to="/inscricao/$courseId/$offerId"
        params={{ courseId: offer.id_produto, offerId: offer.id_oferta }}
        className={look}
      >
        Garantir minha vaga
      </Link>
    );
  }
  return (
    <Link
      to="/checkout/$productOffer"
      params={{
        productOffer: formatProductOffer({ courseId: offer.id_produto, offerId: offer.id_oferta }),
      }}
      className={look}
    >
      Garantir minha vaga
    </Link>
  );
}
