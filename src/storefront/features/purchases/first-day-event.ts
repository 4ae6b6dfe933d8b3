import { describeSchedule } from '#/storefront/shared/course/offer-labels.ts';
import { offerAddress } from '#/storefront/shared/course/offer-place.tsx';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { formatCalendarFile } from '#/storefront/features/purchases/calendar-file.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { zoneOfOffer } from '#/domain/time/offer-times.ts';
import { formatLabels } from '#/domain/catalogue/offer-labels.ts';

/** Undefined while the offer is postponed: it has no first day. */
export function formatFirstDay({
  codigo,
  criado_em,
  produto,
  oferta,
}: Pick<Purchase, 'codigo' | 'criado_em' | 'produto' | 'oferta'>): string | undefined {
  if (oferta.estado === 'adiada') return undefined;
  const place =
    oferta.formato === 'ead' ? formatLabels.ead : `${oferta.unidade.nome}, ${offerAddress(oferta)}`;
  return formatCalendarFile({
    uid: `${codigo}@vitrine`,
    stamp: new Date(criado_em),
    title: `Primeiro dia: ${produto.titulo}`,
    description: `Aulas até ${formatDay(oferta.data_fim)}: ${describeSchedule(oferta)}`,
    place,
    day: oferta.data_inicio,
    from: oferta.hora_inicio,
    to: oferta.hora_fim,
    timeZone: zoneOfOffer(oferta),
  });
}
