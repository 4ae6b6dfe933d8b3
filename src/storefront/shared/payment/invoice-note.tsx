import type { InvoiceOffer } from '#/contract/purchasing/company-order.ts';
import { formatReais } from '#/domain/sale/money.ts';

// COMPANY-8
export function InvoiceNote({ invoice: { situacao, disponivel } }: { invoice: InvoiceOffer }) {
  switch (situacao) {
    case 'DISPONIVEL':
    case 'INDISPONIVEL':
    case 'NAO_PERMITIDA':
      return null;
    case 'VENCIDA':
      return (
        <p className="text-sm">
          O pagamento em 30 dias volta quando a fatura vencida da sua empresa estiver paga.
        </p>
      );
    case 'LIMITE':
      return (
        <p className="text-sm">
          {`Este pedido passa do que a sua empresa ainda pode pagar em 30 dias: ${formatReais(disponivel ?? 0)}.`}
        </p>
      );
  }
}
