import { Link } from '#/storefront/shared/page/link.tsx';
import type { OwnPurchase } from '#/contract/community/community.ts';
import { costsMoney } from '#/domain/sale/order/order-kind.ts';
import { wordsOfKind } from '#/domain/sale/order/order-words.ts';
import type { PurchaseState } from '#/domain/sale/purchase-state.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';

interface OwnPurchaseAlertProps {
  purchase: OwnPurchase;
  otherOffer?: string;
}

export function OwnPurchaseAlert({ purchase, otherOffer }: OwnPurchaseAlertProps) {
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

export function OwnPurchaseLink({ purchase, variant }: OwnPurchaseLinkProps) {
  const { codigo, estado, forma } = purchase;
  const { noun } = wordsOfKind(purchase.tipo);
  const look = buttonClass({ variant }, 'shrink-0 whitespace-nowrap');
  if (estado === 'AGUARDANDO_PAGAMENTO' && forma === 'pix') {
    return (
      <Link to="/pix/$codigoCompra" params={{ codigoCompra: codigo }} className={look}>
        {`Continuar a ${noun}`}
      </Link>
    );
  }
  return (
    <Link to="/minhas-compras/$codigo" params={{ codigo }} className={look}>
      {waits(estado)
        ? `Continuar a ${noun}`
        : estado === 'MATRICULADA' && purchase.para_mim
          ? 'Ver minha matrícula'
          : `Ver a ${noun}`}
    </Link>
  );
}

const waits = (state: PurchaseState) => state === 'AGUARDANDO_ACEITE' || state === 'AGUARDANDO_PAGAMENTO';

function describe({ estado, para_mim, tipo }: OwnPurchase): { title: string; text: string } {
  const { noun } = wordsOfKind(tipo);
  if (waits(estado)) {
    return {
      title: `Você tem uma ${noun} em andamento`,
      text: `${para_mim ? 'Sua' : 'A'} vaga nesta turma está guardada.`,
    };
  }
  if (estado === 'EM_ANALISE') {
    return {
      title: 'Seu pagamento está em análise',
      text: 'Avisamos por e-mail assim que ele for confirmado.',
    };
  }
  if (estado === 'PAGA' && costsMoney(tipo)) {
    return { title: 'Seu pagamento foi confirmado', text: 'Estamos confirmando a matrícula.' };
  }
  return para_mim
    ? { title: 'Você já está matriculado', text: 'Sua vaga nesta turma está garantida.' }
    : {
        title: costsMoney(tipo) ? 'Você já comprou esta turma' : 'Você já fez esta matrícula',
        text: 'A vaga de quem vai estudar está garantida.',
      };
}
