import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { costsMoney, orderKind } from '#/domain/sale/order/order-kind.ts';
import { orderWords } from '#/domain/sale/order/order-words.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { Card } from '#/storefront/ui/display/card.tsx';

interface Assistance {
  vendedor: string | null;
  atos: readonly { acao: string; em: string }[];
}

const actNames: Readonly<Record<string, string>> = {
  MONTOU_COMPRA_ASSISTIDA: 'Montou o pedido',
  ENVIOU_LINK: 'Enviou o link',
  CANCELOU_LINK: 'Cancelou o link',
  APROVOU_DESCONTO: 'Aprovou o desconto',
  RECUSOU_DESCONTO: 'Recusou o desconto',
  APROVOU_CUSTEIO: 'O supervisor aprovou',
  RECUSOU_CUSTEIO: 'O supervisor não aprovou',
  EMPRESA_CONFIRMOU: 'A empresa confirmou que paga',
  EMPRESA_RECUSOU: 'A empresa respondeu que não paga',
};

interface AssistanceSectionProps {
  assistance: Assistance;
  purchase: Pick<Purchase, 'aluno' | 'responsavel' | 'total' | 'empresa' | 'custeio'>;
}

// ASSISTED-12
export function AssistanceSection({ assistance, purchase }: AssistanceSectionProps) {
  const { vendedor, atos } = assistance;
  const { aluno, responsavel } = purchase;
  const isToPay = costsMoney(orderKind(purchase));
  if (atos.length === 0) return null;
  return (
    <Card
      as="section"
      padding="lg"
      aria-labelledby="atendimento"
      className="grid content-start gap-4 self-start"
    >
      <h2 id="atendimento" className="text-section">
        Atendimento
      </h2>
      <p>
        {`${vendedor ?? 'Nossa central'}, da central de atendimento, preparou esta ${orderWords(purchase).noun} para ${responsavel ? aluno.nome : 'você'}. ${isToPay ? 'O aceite e o pagamento são' : 'O aceite é'} só ${responsavel ? `de ${responsavel.nome}` : isToPay ? 'seus' : 'seu'}.`}
      </p>
      <ul className="grid gap-2 text-sm">
        {atos.map(({ acao, em }) => (
          <li key={`${acao} ${em}`} className="flex flex-wrap justify-between gap-x-4">
            <span>{actNames[acao] ?? acao}</span>
            <span className="text-muted tabular-nums">{formatInstant(new Date(em))}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
