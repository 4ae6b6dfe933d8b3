import { Link } from '@tanstack/react-router';
import type { InvoiceOffer } from '#/contract/purchasing/company-order.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { linkClass } from '#/ui/navigation/link-class.ts';

/** Why a company can't pay this order 30 days later, and what to do about it (COMPANY-8). */
export function InvoiceNote({ invoice: { situacao, disponivel } }: { invoice: InvoiceOffer }) {
  switch (situacao) {
    case 'DISPONIVEL':
    case 'INDISPONIVEL':
      return null;
    case 'NAO_PERMITIDA':
      return (
        <p className="text-sm">
          Sua empresa quer pagar em 30 dias, com fatura? O financeiro precisa autorizar antes:{' '}
          <Link to="/fale-conosco" className={linkClass()}>
            fale com a gente
          </Link>
          .
        </p>
      );
    case 'VENCIDA':
      return (
        <p className="text-sm">
          O pagamento em 30 dias volta quando a fatura vencida da sua empresa estiver paga.
        </p>
      );
    case 'LIMITE':
      return (
        <p className="text-sm">
          Este pedido passa do que a sua empresa ainda pode pagar em 30 dias: {formatReais(disponivel ?? 0)}.
        </p>
      );
  }
}
