import { formatInstant } from '#/domain/time/dates.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { LineList } from './line-list.tsx';

interface DoneActProps {
  title: string;
  /** 'Cancelada', 'Adiada'. */
  done: string;
  /** Null where it was done by other means. */
  act: { em: string; motivo: string; lines: readonly string[] } | null;
}

/** What an act did to an offer, and why. */
export function DoneAct({ title, done, act }: DoneActProps) {
  return (
    <>
      <Alert tone="success" live title={title}>
        {act
          ? `${done} em ${formatInstant(new Date(act.em))}. Motivo: ${act.motivo}`
          : `Ela foi ${done.toLowerCase()} fora desta página.`}
      </Alert>
      {act && (
        <Card padding="lg" className="grid grid-cols-1 gap-3">
          <h2 className="text-section">O que foi feito</h2>
          <LineList lines={act.lines} />
        </Card>
      )}
    </>
  );
}
