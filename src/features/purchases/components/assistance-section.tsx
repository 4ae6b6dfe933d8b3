import { formatInstant } from '#/domain/time/dates.ts';
import { Card } from '#/ui/display/card.tsx';

interface Assistance {
  vendedor: string | null;
  atos: readonly { acao: string; em: string }[];
}

const actNames: Readonly<Record<string, string>> = {
  MONTOU_COMPRA_ASSISTIDA: 'Montou a compra',
  ENVIOU_LINK: 'Enviou o link',
  CANCELOU_LINK: 'Cancelou o link',
  APROVOU_DESCONTO: 'Aprovou o desconto',
  RECUSOU_DESCONTO: 'Recusou o desconto',
};

/** What the contact centre did in the buyer's name (ASSISTED-12). */
export function AssistanceSection({ assistance }: { assistance: Assistance }) {
  const { vendedor, atos } = assistance;
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
        {vendedor ?? 'Nossa central'}, da central de atendimento, montou esta compra para você. O aceite e o
        pagamento são só seus.
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
