import type { ProgrammePart } from '#/contract/catalogue/course.ts';
import { formatLabels, noDayYet } from '#/domain/catalogue/offer-labels.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { describeSchedule } from './offer-labels.ts';

/** The offers of an edition, in the order in which its courses are taken. */
export function ProgrammeParts({ parts }: { parts: readonly ProgrammePart[] }) {
  return (
    <ol className="grid gap-3 text-sm">
      {parts.map((part, index) => (
        <li key={part.id_oferta} className="grid gap-1">
          <p className="font-semibold text-heading">{`${index + 1}. ${part.curso}`}</p>
          <p>{part.adiada ? noDayYet : `De ${formatDay(part.data_inicio)} a ${formatDay(part.data_fim)}`}</p>
          <p className="text-muted">{describeSchedule(part)}</p>
          <p className="text-muted">
            {part.formato === 'ead'
              ? formatLabels.ead
              : `${part.unidade.nome}, ${part.cidade.nome}/${part.cidade.uf}`}
          </p>
        </li>
      ))}
    </ol>
  );
}
