import { Link } from '#/storefront/shared/page/link.tsx';
import type { Course, Offer } from '#/contract/catalogue/course.ts';
import { formatProductOffer } from '#/domain/catalogue/product-offer.ts';
import { CallbackButton } from '#/storefront/features/shell/components/callback-provider.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';

interface EnrolActionProps {
  course: Pick<Course, 'id_produto' | 'gestao_desempenho'>;
  offer: Pick<Offer, 'id_oferta' | 'tipo_oferta'>;
  sgnOrigin: string | null;
  size?: 'lg';
}

export function EnrolAction({ course, offer, sgnOrigin, size }: EnrolActionProps) {
  const look = buttonClass({ variant: 'sell', size, block: size === 'lg' });
  if (course.gestao_desempenho && sgnOrigin) {
    return (
      <Link
        to="/sgn/$"
        params={{ _splat: `inscricao/${course.id_produto}/${offer.id_oferta}` }}
        search={{ origin: sgnOrigin }}
        reloadDocument
        className={look}
      >
        Quero me inscrever
      </Link>
    );
  }
  if (course.gestao_desempenho) {
    const terms =
      'A inscrição deste curso é feita pela nossa equipe. Deixe seu nome e telefone: nós ligamos.';
    return (
      <div className="grid gap-2">
        <CallbackButton className={look}>Quero que me liguem</CallbackButton>
        {size === 'lg' && <p className="text-sm text-muted">{terms}</p>}
      </div>
    );
  }
  if (offer.tipo_oferta !== 'PAGO') {
    return (
      <>
        <Link
          to="/inscricao/$courseId/$offerId"
          params={{ courseId: course.id_produto, offerId: offer.id_oferta }}
          className={`${look} for-buyers`}
        >
          {offer.tipo_oferta === 'BOLSA' ? 'Quero pedir a bolsa' : 'Quero me inscrever'}
        </Link>
        <p className="for-sellers text-sm">O próprio aluno se inscreve, na conta dele.</p>
      </>
    );
  }
  return (
    <Link
      to="/checkout/$productOffer"
      params={{
        productOffer: formatProductOffer({ courseId: course.id_produto, offerId: offer.id_oferta }),
      }}
      className={look}
    >
      <span className="for-buyers">Quero me matricular</span>
      <span className="for-sellers">Vender esta turma</span>
    </Link>
  );
}
