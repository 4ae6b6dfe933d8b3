import type { Offer } from '#/contract/catalogue/course.ts';
import { confirmationOf, describeMissing } from '#/storefront/features/course/offer-confirmation.ts';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { ProgressBar } from '#/storefront/ui/feedback/progress-bar.tsx';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';

// SEAT-8
export function ConfirmationMeter({ offer }: { offer: Offer }) {
  if (offer.aberta && offer.situacao === 'confirmada') {
    return (
      <p className="flex items-center gap-2 text-sm font-semibold text-success-strong">
        <Icon name="check-circle" size="sm" />
        Turma confirmada: as aulas vão acontecer
      </p>
    );
  }
  const need = confirmationOf(offer);
  if (!need) return null;
  const { enrolled, needed, missing } = need;
  return (
    <div className="grid gap-2 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold text-heading">
        <span>{describeMissing(missing)}</span>
        <span className="tabular-nums">{`${enrolled} de ${needed}`}</span>
      </p>
      <ProgressBar
        label="Matrículas para confirmar a turma"
        value={Math.min(enrolled, needed)}
        max={needed}
        valueText={`${enrolled} de ${needed}`}
        tone={missing === 0 ? 'success' : 'blue'}
      />
      <p className="text-muted">
        {keepWords(
          `Contamos só matrículas feitas. Quando a turma for confirmada, avisamos você por e-mail${offer.tipo_oferta === 'PAGO' ? '; se for cancelada, você escolhe outra ou recebe tudo de volta' : ''}.`,
        )}
      </p>
    </div>
  );
}
