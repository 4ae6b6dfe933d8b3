import { Link } from '@tanstack/react-router';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { buttonClass } from '#/ui/navigation/button-class.ts';
import { findNextAction } from '../next-action.ts';

/** The one thing to do next, as a link. */
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
    case 'pay-boleto':
      return (
        <Link
          to="/minhas-compras/$codigo"
          params={{ codigo }}
          hash="boleto"
          className={buttonClass({ variant: 'sell' })}
        >
          Pagar o boleto
        </Link>
      );
    case 'continue':
      return (
        <Link to="/minhas-compras/$codigo" params={{ codigo }} className={buttonClass()}>
          Continuar a compra
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
    case 'name-target':
      return (
        <Link
          to="/minhas-compras/$codigo"
          params={{ codigo }}
          hash="devolucao"
          className={buttonClass({ variant: 'sell' })}
        >
          Informar chave ou conta
        </Link>
      );
    case 'choose':
      return (
        <Link
          to="/minhas-compras/$codigo"
          params={{ codigo }}
          hash="escolha"
          className={buttonClass({ variant: 'sell' })}
        >
          Escolher turma ou dinheiro
        </Link>
      );
    case 'see':
      return (
        <Link
          to="/minhas-compras/$codigo"
          params={{ codigo }}
          className={buttonClass({ variant: 'secondary' })}
        >
          Ver detalhes
        </Link>
      );
  }
}
