import { Link } from '#/blocks/page/link.tsx';
import type { OwnPurchase } from '#/contract/community/community.ts';
import type { PurchaseState } from '#/domain/sale/purchase-state.ts';
import { Alert } from '#/ui/feedback/alert.tsx';
import { buttonClass } from '#/ui/navigation/button-class.ts';

interface OwnPurchaseNoticeProps {
  purchase: OwnPurchase;
  /** The offer it is of, where that isn't the one the page shows. */
  otherOffer?: string;
}

/** For who has bought: what they have, and the way to it. */
export function OwnPurchaseNotice({ purchase, otherOffer }: OwnPurchaseNoticeProps) {
  const { title, text } = describe(purchase);
  const isWaiting = waits(purchase.estado);
  return (
    <Alert
      tone={isWaiting ? 'warning' : 'success'}
      title={title}
      actions={<OwnPurchaseLink purchase={purchase} variant={otherOffer ? 'secondary' : 'primary'} />}
    >
      {otherOffer ? `Em outra turma deste curso: ${otherOffer}.` : text}
    </Alert>
  );
}

interface OwnPurchaseLinkProps {
  purchase: OwnPurchase;
  variant: 'primary' | 'secondary';
}

/** To the payment that is awaited, else to the purchase. */
export function OwnPurchaseLink({ purchase, variant }: OwnPurchaseLinkProps) {
  const { codigo, estado, forma } = purchase;
  const look = buttonClass({ variant }, 'shrink-0 whitespace-nowrap');
  if (estado === 'AGUARDANDO_PAGAMENTO' && forma === 'pix') {
    return (
      <Link to="/pix/$codigoCompra" params={{ codigoCompra: codigo }} className={look}>
        Continuar a compra
      </Link>
    );
  }
  return (
    <Link to="/minhas-compras/$codigo" params={{ codigo }} className={look}>
      {waits(estado)
        ? 'Continuar a compra'
        : estado === 'MATRICULADA' && purchase.para_mim
          ? 'Ver minha matrícula'
          : 'Ver a compra'}
    </Link>
  );
}

const waits = (state: PurchaseState) => state === 'AGUARDANDO_ACEITE' || state === 'AGUARDANDO_PAGAMENTO';

function describe({ estado, para_mim }: OwnPurchase): { title: string; text: string } {
  if (waits(estado)) {
    return { title: 'Você tem uma compra em andamento', text: 'Sua vaga nesta turma está guardada.' };
  }
  if (estado === 'EM_ANALISE') {
    return {
      title: 'Seu pagamento está em análise',
      text: 'Avisamos por e-mail assim que ele for confirmado.',
    };
  }
  if (estado === 'PAGA') {
    return { title: 'Seu pagamento foi confirmado', text: 'Estamos confirmando a matrícula.' };
  }
  return para_mim
    ? { title: 'Você já está matriculado', text: 'Sua vaga nesta turma está garantida.' }
    : { title: 'Você já comprou esta turma', text: 'A vaga de quem vai estudar está garantida.' };
}
