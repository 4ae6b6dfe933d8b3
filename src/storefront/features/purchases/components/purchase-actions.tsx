import { Link } from '#/storefront/shared/page/link.tsx';
import type { ReactNode } from 'react';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { orderWords } from '#/domain/sale/order/order-words.ts';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { findNextAction } from '../next-action.ts';

export function NextActionLink({ purchase }: { purchase: Purchase }) {
  const { codigo } = purchase;
  switch (findNextAction(purchase)) {
    case 'pay':
      return (
        <Link
          to="/pix/$codigoCompra"
          params={{ codigoCompra: codigo }}
          className={buttonClass({ variant: 'sell' })}
        >
          Pagar com Pix
        </Link>
      );
    case 'renew':
      return (
        <Link
          to="/pix/regerar/$codigoCompra"
          params={{ codigoCompra: codigo }}
          className={buttonClass({ variant: 'secondary' })}
        >
          Gerar novo Pix
        </Link>
      );
    case 'pay-boleto':
      return (
        <PurchaseLink codigo={codigo} hash="boleto" variant="sell">
          Pagar o boleto
        </PurchaseLink>
      );
    case 'renew-boleto':
      return (
        <PurchaseLink codigo={codigo} hash="boleto" variant="sell">
          Renovar o boleto
        </PurchaseLink>
      );
    case 'name-target':
      return (
        <PurchaseLink codigo={codigo} hash="devolucao" variant="sell">
          Informar chave ou conta
        </PurchaseLink>
      );
    case 'choose':
      return (
        <PurchaseLink codigo={codigo} hash="escolha" variant="sell">
          Escolher turma ou dinheiro
        </PurchaseLink>
      );
    case 'accept-anew':
      return (
        <Link
          to="/compra/novo-aceite"
          search={{ compra: codigo }}
          className={buttonClass({ variant: 'sell' })}
        >
          Ver o que mudou
        </Link>
      );
    case 'continue':
      return (
        <PurchaseLink codigo={codigo} variant="primary">
          {`Continuar a ${orderWords(purchase).noun}`}
        </PurchaseLink>
      );
    case 'see':
      return (
        <PurchaseLink codigo={codigo} variant="secondary">
          Ver detalhes
        </PurchaseLink>
      );
  }
}

interface PurchaseLinkProps {
  codigo: string;
  hash?: string;
  variant: 'primary' | 'secondary' | 'sell';
  children: ReactNode;
}

function PurchaseLink({ codigo, hash, variant, children }: PurchaseLinkProps) {
  return (
    <Link
      to="/minhas-compras/$codigo"
      params={{ codigo }}
      {...(hash && { hash })}
      className={buttonClass({ variant })}
    >
      {children}
    </Link>
  );
}
