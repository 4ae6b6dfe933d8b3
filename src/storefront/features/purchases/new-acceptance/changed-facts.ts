import { describeSchedule } from '#/storefront/shared/course/offer-labels.ts';
import type { ProgrammePart } from '#/contract/catalogue/course.ts';
import type { AgreedOffer, NewAcceptance } from '#/contract/purchasing/new-acceptance.ts';
import { formatLabels } from '#/domain/catalogue/offer-labels.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';

export interface ChangedFact {
  name: string;
  before: string | null;
  after: string;
}

// ACCEPTANCE-2
export function listChangedFacts({ antes, depois }: Pick<NewAcceptance, 'antes' | 'depois'>): ChangedFact[] {
  const was = antes.turma && describeOffer(antes.turma);
  const ofOffer = Object.entries(describeOffer(depois.turma)).map(([name, after]) => ({
    name,
    before: was && (was[name] ?? null),
    after,
  }));
  return [
    ...(depois.turma.partes ? listFactsOfParts(depois.turma.partes, antes.turma?.partes) : ofOffer),
    { name: 'Valor', before: formatReais(antes.total), after: formatReais(depois.total) },
    { name: 'Contrato', before: `versão ${antes.versao}`, after: `versão ${depois.versao}` },
  ].filter(({ before, after }) => before !== after);
}

function listFactsOfParts(
  parts: readonly ProgrammePart[],
  agreed: AgreedOffer['partes'] = [],
): ChangedFact[] {
  return parts.flatMap((part) => {
    const known = agreed.find(({ id_oferta }) => id_oferta === part.id_oferta);
    const was = known && describeOffer(known);
    return Object.entries(describeOffer(part)).map(([name, after]) => ({
      name: `${part.curso}: ${name}`,
      before: was?.[name] ?? null,
      after,
    }));
  });
}

function describeOffer(held: Omit<AgreedOffer, 'partes'>): Record<string, string> {
  return {
    Início: formatDay(held.data_inicio),
    Término: formatDay(held.data_fim),
    'Dias e horário': describeSchedule(held),
    Local: held.formato === 'ead' ? formatLabels.ead : `${held.unidade.nome}, ${held.unidade.endereco}`,
  };
}
