import type { Offer } from '#/contract/catalogue/course.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { formatLabels, offerPlace, shiftName } from '#/domain/catalogue/offer-labels.ts';
import { sortByText } from '#/domain/text/slug.ts';
import { offerShifts } from '#/domain/catalogue/offer-values.ts';
import type { CourseSearch } from './course.search.ts';

export interface ChosenOffer {
  /** The offer the page sells; undefined when none is open. */
  offer: Offer | undefined;
  missed: Offer | undefined;
}

export function chooseOffer(offers: readonly Offer[], { turma, cidade, turno }: CourseSearch): ChosenOffer {
  const open = listOpenOffers(offers);
  const asked = offers.find(({ id_oferta }) => id_oferta === turma);
  if (asked?.aberta) return { offer: asked, missed: undefined };
  const like = (offer: Offer) =>
    asked
      ? (placeOf(offer) === placeOf(asked) ? 2 : 0) + (offer.turno === asked.turno ? 1 : 0)
      : (offer.cidade.slug === cidade ? 2 : 0) + (offer.turno === turno ? 1 : 0);
  return { offer: open.toSorted((a, b) => like(b) - like(a))[0], missed: asked };
}

/**
 * The offers that can be bought or enrolled in, those that are sold first, then by start: as cards choose
 * theirs.
 */
function listOpenOffers(offers: readonly Offer[]): Offer[] {
  const order = ({ tipo_oferta, data_inicio }: Offer) => `${tipo_oferta === 'PAGO' ? 0 : 1} ${data_inicio}`;
  return offers
    .filter(({ aberta }) => aberta)
    .toSorted((a, b) => (order(a) === order(b) ? a.id_oferta - b.id_oferta : order(a) < order(b) ? -1 : 1));
}

interface Choice {
  label: string;
  offer: Offer;
  selected: boolean;
}

export interface ChoiceGroup {
  title: 'Cidade' | 'Turno' | 'Início';
  choices: Choice[];
}

/**
 * City, shift and start of the open offers, each narrowed by those before; without a chosen offer only the
 * cities.
 */
export function listChoices(offers: readonly Offer[], chosen: Offer | undefined): ChoiceGroup[] {
  const open = listOpenOffers(offers);
  const group = (
    title: ChoiceGroup['title'],
    among: readonly Offer[],
    valueOf: (offer: Offer) => string,
    labelOf: (offer: Offer) => string,
  ): ChoiceGroup => {
    const values = [...new Set(among.map(valueOf))];
    return {
      title,
      choices: values.map((value) => {
        const ofValue = among.filter((offer) => valueOf(offer) === value);
        const selected = chosen !== undefined && valueOf(chosen) === value;
        const stored = selected ? chosen : ofValue.find(({ turno }) => turno === chosen?.turno);
        return { label: labelOf(ofValue[0]!), offer: stored ?? ofValue[0]!, selected };
      }),
    };
  };
  const inPlace = open.filter((offer) => chosen && placeOf(offer) === placeOf(chosen));
  const inShift = inPlace
    .filter((offer) => offer.turno === chosen?.turno)
    .toSorted((a, b) => (a.data_inicio < b.data_inicio ? -1 : 1));
  const cities = group('Cidade', sortByText(open, offerPlace), placeOf, offerPlace);
  if (!chosen) return [cities];
  return [
    cities,
    group(
      'Turno',
      inPlace.toSorted((a, b) => offerShifts.indexOf(a.turno) - offerShifts.indexOf(b.turno)),
      ({ turno }) => turno,
      shiftName,
    ),
    group(
      'Início',
      inShift,
      ({ id_oferta }) => String(id_oferta),
      (offer) => startLabel(offer, inShift),
    ),
  ];
}

export function listCities(offers: readonly Offer[]): Offer['cidade'][] {
  const cities = new Map(offers.map(({ cidade }) => [cidade.id_cidade, cidade]));
  return sortByText([...cities.values()], ({ nome }) => nome);
}

function startLabel(offer: Offer, others: readonly Offer[]): string {
  const day = formatDay(offer.data_inicio);
  const sameDay = others.filter(({ data_inicio }) => data_inicio === offer.data_inicio);
  const format = new Set(sameDay.map(({ formato }) => formato)).size > 1 && formatLabels[offer.formato];
  return [day, format, offer.tipo_oferta === 'BOLSA' && 'bolsa'].filter(Boolean).join(', ');
}

const placeOf = ({ formato, cidade }: Offer) => (formato === 'ead' ? '' : cidade.slug);
